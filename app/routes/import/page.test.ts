import { expect, test } from "vitest";
import { MAX_FETCHES } from "#server/features/imports/item-image";
import { newSecret } from "#server/platform/secrets";
import { consumeAttempt } from "#server/policies/rate-limit";
import { CAST } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { buildPage, buildSchemaRecipe } from "../../../tests/support/imports";
import { openOutside, PUBLIC } from "../../../tests/support/outside";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { photo } from "../../../tests/support/upload";

const countRecipes = async ({ db }: TestServer) =>
  (await db.selectFrom("recipes").select("id").execute()).length;

const byAddress = (address: string, formKey = "a") => ({ formKey, pasted: address });

test("a page's recipe fills the recipe form, with its image, and nothing is saved yet", async () => {
  const image = await photo();
  const site = await openOutside((request, response) => {
    if (request.url === "/dish.jpg") {
      response.setHeader("Content-Type", "image/jpeg").end(image);
      return;
    }
    response.setHeader("Content-Type", "text/html");
    response.end(buildPage(buildSchemaRecipe("Cr&ecirc;pes", { image: "/dish.jpg" })));
  });
  const server = await openTestServer({ outgoing: site.outgoing });
  const alice = await server.as("alice");
  const read = await alice.post("/import", byAddress(site.address("/crepes?utm_source=x")));
  expect([read.status, read.location]).toEqual([303, "/recipe/edit?import=1&item=1"]);
  const asked = () => site.requests.map(({ url }) => url);
  expect(asked()).toEqual(["/crepes?utm_source=x", "/dish.jpg"]);

  const form = await alice.get(read.location ?? "");
  const fields = extractFields(form.text);
  expect(fields).toMatchObject({
    title: "Crêpes",
    yield: "4",
    preparationMinutes: "10",
    visibility: "PRIVATE",
    source: site.address("/crepes?utm_source=x"),
    "ingredients[0].words": "2 cups all-purpose flour",
    "ingredients[0].choice": expect.stringMatching(/^\d+:all-purpose flour$/),
    method: expect.stringMatching(/\n\nFry in butter\.$/),
    "photos[0].key": expect.stringMatching(/./),
  });
  expect(await countRecipes(server)).toBe(0);
  expect((await alice.get("/recipe/edit?import=1&item=1")).status).toBe(200);
  expect(asked()).toHaveLength(2);

  const saved = await alice.post(read.location ?? "", fields);
  expect([saved.status, saved.location]).toEqual([303, "/recipe/view?id=1"]);
  const page = extractText((await alice.get("/recipe/view?id=1")).text);
  expect(page).toContain("2 cups all-purpose flour");
  expect(page).toContain("From recipes.example");
  expect((await alice.get("/image/recipes/1-v1.webp")).status).toBe(200);
  expect((await (await server.as("bob")).get("/recipe/view?id=1")).status).toBe(403);
  const again = await alice.get(read.location ?? "");
  expect(again.location).toBe("/recipe/view?id=1");
});

test("the same URL or title is reported before saving, and existing recipes do not change", async () => {
  const site = await openOutside((_request, response) => {
    response.setHeader("Content-Type", "text/html").end(buildPage(buildSchemaRecipe("Leek soup")));
  });
  const server = await openTestServer({ outgoing: site.outgoing });
  const alice = await server.as("alice");
  const source = site.address("/leek/").replace("http://", "https://www.");
  await writeRecipe(server.db, "alice", { title: "Soupe du dimanche", source });
  await writeRecipe(server.db, "alice", { title: "LEEK  soup" });
  await writeRecipe(server.db, "bob", { title: "Leek soup" });
  const before = await server.db.selectFrom("recipes").selectAll().execute();
  const { location } = await alice.post("/import", byAddress(site.address("/leek?utm_a=1#x")));
  const form = await alice.get(location ?? "");
  const words = extractText(form.text);
  expect(words).toContain("Soupe du dimanche from the same address");
  expect(words).toContain("LEEK soup with the same title");
  expect(words.match(/with the same title/g)).toHaveLength(1);
  await alice.post(location ?? "", extractFields(form.text));
  const after = await server.db.selectFrom("recipes").selectAll().orderBy("id").execute();
  expect(after.slice(0, 3)).toEqual(before);
  expect(after[3]).toMatchObject({ title: "Leek soup", author_id: 1, visibility: "PRIVATE" });
});

test("a site that blocks servers is reported as such, and pasting is offered with its URL", async () => {
  const site = await openOutside((_request, response) => {
    response.statusCode = 403;
    response.end("no robots");
  });
  const server = await openTestServer({ outgoing: site.outgoing });
  const alice = await server.as("alice");
  const refused = await alice.post("/import", byAddress(site.address("/pie")));
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain(
    "does not let servers read its pages (it answered 403)",
  );
  expect(extractText(refused.text)).toContain(
    "copy the whole recipe and paste it below its address",
  );
  expect(extractFields(refused.text).pasted).toBe(site.address("/pie"));
  expect(site.requests).toHaveLength(1);
});

test.each([
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/",
  "http://[::ffff:127.0.0.1]/",
  "http://0x7f000001/",
  "http://localhost/",
])("%s is not fetched, and the error reveals nothing", async (address) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refused = await alice.post("/import", byAddress(address));
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("There is no public page");
});

test("a redirect to an internal address is not followed", async () => {
  const site = await openOutside((_request, response) => {
    response.writeHead(302, { Location: "http://10.1.2.3/admin" }).end();
  });
  const lookup = async (host: string) => [
    { address: host === "10.1.2.3" ? host : PUBLIC, family: 4 },
  ];
  const outgoing = { ...site.outgoing, lookup, ports: [...site.outgoing.ports, 80] };
  const server = await openTestServer({ outgoing });
  const alice = await server.as("alice");
  const refused = await alice.post("/import", byAddress(site.address("/")));
  expect(extractText(refused.text)).toContain("There is no public page");
});

test("repeated page imports are rate limited", async () => {
  const site = await openOutside((_request, response) => void response.end("nothing"));
  const server = await openTestServer({ outgoing: site.outgoing });
  const subject = `fetching ${CAST.alice.id}`;
  for (let asked = 1; asked < MAX_FETCHES; asked++)
    await consumeAttempt(server.db, [subject], MAX_FETCHES);
  const alice = await server.as("alice");
  const ask = async (client: Client, path: string) =>
    (await client.post("/import", byAddress(site.address(path), newSecret()))).status;
  expect(await ask(alice, "/last")).toBe(400);
  expect(await ask(alice, "/refused")).toBe(429);
  expect(await ask(await server.as("bob"), "/bob")).toBe(400);
  expect(site.requests.map(({ url }) => url)).toEqual(["/last", "/bob"]);
});

test("the content of a page is always escaped", async () => {
  const script = "<script>alert(1)</script><img src=x onerror=alert(1)>";
  const server = await openTestServer();
  const alice = await server.as("alice");
  const recipe = buildSchemaRecipe(`A ${script}`, {
    description: script,
    recipeYield: script,
    url: "javascript:alert(1)",
    image: "javascript:alert(1)",
    recipeIngredient: [script, `1 cup &lt;script&gt;alert(2)&lt;/script&gt;`],
    recipeInstructions: [`Stir ${script}`, { "@type": "HowToStep", text: script, name: script }],
  });
  const text = JSON.stringify(recipe);
  const { location } = await alice.post("/import", { formKey: "t", pasted: text });
  const form = await alice.get(location ?? "");
  const saved = await alice.post(location ?? "", extractFields(form.text));
  for (const { text } of [form, await alice.get(saved.location ?? "")]) {
    expect(text).not.toMatch(/<script>alert|<img src=x|href="javascript/);
  }
});

test("submitting a form repeatedly creates one import, and saving it twice one recipe", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { formKey: "same", pasted: JSON.stringify(buildSchemaRecipe("Pie")) };
  const [one, other] = [await alice.post("/import", form), await alice.post("/import", form)];
  expect(one.location).toBe(other.location);
  const fields = extractFields((await alice.get(one.location ?? "")).text);
  await alice.post(one.location ?? "", fields);
  await alice.post(one.location ?? "", fields);
  expect(await countRecipes(server)).toBe(1);
});
