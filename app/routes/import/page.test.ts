import { expect, test } from "vitest";
import { MAX_FETCHES } from "#server/features/imports/item-image";
import { newSecret } from "#server/platform/secrets";
import { consumeAttempt } from "#server/policies/rate-limit";
import { CAST } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { buildPage, buildSchemaRecipe, listImportItems } from "../../../tests/support/imports";
import { openOutside, PUBLIC } from "../../../tests/support/outside";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { photo } from "../../../tests/support/upload";

const countRecipes = async ({ db }: TestServer) =>
  (await db.selectFrom("recipes").select("id").execute()).length;

const PLAIN = "Bread\nIngredients\n500 g flour\n300 ml water\nSteps\nKnead.\nBake.\n";

function recipes(count: number) {
  return Array.from({ length: count }, (_, at) => buildSchemaRecipe(`Dish ${at}`));
}

const byAddress = (address: string, formKey = "a") => ({ intent: "address", formKey, address });

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
    "ingredients[0].amount": "2",
    "ingredients[0].unit": "CUP",
    "ingredients[0].name": "all-purpose flour",
    method: expect.stringMatching(/\n\nFry in butter\.$/),
    pendingImage: expect.stringMatching(/./),
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

test("a doubtful line is marked until it is saved", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const recipeIngredient = ["1,250 g flour", "2 eggs"];
  const text = JSON.stringify(buildSchemaRecipe("Bread", { recipeIngredient }));
  const { location } = await alice.post("/import", { intent: "text", formKey: "t", text });
  const form = await alice.get(location ?? "");
  expect(extractText(form.text)).toContain("1 line to check: Ingredient 1");
  expect(extractText(form.text)).toContain("As it was found: “1,250 g flour”");
  const fields = extractFields(form.text);
  expect(fields).toMatchObject({
    "ingredients[0].amount": "1,250 g",
    "ingredients[0].readAs": "|NONE|1,250 g",
  });
  const wrong = await alice.post(location ?? "", { ...fields, title: "" });
  expect(wrong.status).toBe(400);
  expect(extractText(wrong.text)).toContain("As it was found: “1,250 g flour”");
  expect(extractFields(wrong.text)["ingredients[1].name"]).toBe(fields["ingredients[1].name"]);
});

test("doubts about a whole page are shown above the form, in both languages", async () => {
  const server = await openTestServer();
  const shown = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  const importTexts = async (more: Record<string, unknown>, body = "") => {
    const texts: string[] = [];
    for (const language of ["en", "fr"] as const) {
      const alice = await server.as("alice", { "Accept-Language": language });
      const text = buildPage(buildSchemaRecipe("Bread", more)).replace("</body>", `${body}</body>`);
      const formKey = newSecret();
      const { location } = await alice.post("/import", { intent: "text", formKey, text });
      texts.push(extractText((await alice.get(location ?? "")).text));
    }
    return texts;
  };
  const [bare, nues] = await importTexts({ recipeIngredient: ["flour", "water", "salt"] });
  expect(bare).toContain("The ingredients came without amounts.");
  expect(nues).toContain("Les ingrédients sont arrivés sans quantités.");
  const [none, aucune] = await importTexts({ recipeInstructions: "" });
  expect(none).toContain("No steps were found.");
  expect(aucune).toContain("Aucune étape n’a été trouvée.");
  const few = ["500 g strong flour", "300 ml water", "10 g salt"];
  const all = [...few, "7 g yeast", "20 g honey", "2 tbsp oil", "a few seeds"];
  const method =
    "Mix the flour, the water and the salt. Add the yeast, the honey and the oil. Bake.";
  const [part, partie] = await importTexts(
    { recipeIngredient: few, recipeInstructions: method },
    `<h2>Ingredients</h2>${shown(all)}<h2>Ingredients of another</h2><h2>Method</h2><p>${method}</p>`,
  );
  expect(part).toContain("Only 3 of about 6 ingredients were found.");
  expect(partie).toContain("Seuls 3 ingrédients sur environ 6 ont été trouvés.");
  const [whole] = await importTexts({});
  for (const words of ["came without amounts", "were found.", "hardly mention"]) {
    expect(whole).not.toContain(words);
  }
});

test("the list marks recipes of a text that may be incomplete", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const bare = buildSchemaRecipe("Bare", { recipeIngredient: ["flour", "water", "salt"] });
  const text = JSON.stringify([buildSchemaRecipe("Whole"), bare]);
  const { location } = await alice.post("/import", { intent: "text", formKey: "s", text });
  const page = extractText((await alice.get(location ?? "")).text);
  expect(page).toMatch(/Bare Found It may be incomplete/);
  expect(page).not.toMatch(/Whole Found It may be incomplete/);
});

test("a page, JSON-LD or plain text can be pasted, and a text without a recipe is returned", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const plain = "Pancakes\n\nIngredients\n2 cups flour\n3 eggs\n\nMethod\nWhisk all.\nFry.\n";
  const pasted = [
    buildPage(buildSchemaRecipe("Pancakes")),
    JSON.stringify(buildSchemaRecipe("Pancakes")),
    plain,
  ];
  for (const [at, text] of pasted.entries()) {
    const { location } = await alice.post("/import", { intent: "text", formKey: `t${at}`, text });
    const fields = extractFields((await alice.get(location ?? "")).text);
    expect(fields).toMatchObject({ title: "Pancakes", "ingredients[0].unit": "CUP" });
  }
  const none = await alice.post("/import", { intent: "text", formKey: "t", text: "Hello there." });
  expect(none.status).toBe(400);
  expect(extractText(none.text)).toContain("No recipe was found in it.");
  expect(extractFields(none.text).text).toBe("Hello there.");
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
    "does not let a server read the page (it answered 403)",
  );
  expect(extractText(refused.text)).toContain("copy the whole recipe and paste it here");
  expect(refused.text).toContain(`value="${site.address("/pie")}"`);
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
  const { location } = await alice.post("/import", { intent: "text", formKey: "t", text });
  const form = await alice.get(location ?? "");
  const saved = await alice.post(location ?? "", extractFields(form.text));
  for (const { text } of [form, await alice.get(saved.location ?? "")]) {
    expect(text).not.toMatch(/<script>alert|<img src=x|href="javascript/);
  }
});

test("submitting a form repeatedly creates one import, and saving it twice one recipe", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { intent: "text", formKey: "same", text: JSON.stringify(buildSchemaRecipe("Pie")) };
  const [one, other] = [await alice.post("/import", form), await alice.post("/import", form)];
  expect(one.location).toBe(other.location);
  const fields = extractFields((await alice.get(one.location ?? "")).text);
  await alice.post(one.location ?? "", fields);
  await alice.post(one.location ?? "", fields);
  expect(await countRecipes(server)).toBe(1);
});

test("times and yield that fit no field become tips", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const text = JSON.stringify(
    buildSchemaRecipe("Pie", {
      recipeYield: "about 3 dozen",
      prepTime: "20-30 min",
      cookTime: "P30D",
      totalTime: "overnight",
    }),
  );
  const { location } = await alice.post("/import", { intent: "text", formKey: "t", text });
  expect(extractFields((await alice.get(location ?? "")).text)).toMatchObject({
    yield: "36",
    preparationMinutes: "",
    cookingMinutes: "",
    "tips[0]": "Yield: about 3 dozen",
    "tips[1]": "Preparation time: 20-30 min",
    "tips[2]": "Cooking time: 43200 min",
    "tips[3]": "Total time: overnight",
  });
});

test("the preview of a text lists omitted lines and possible duplicates", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const text =
    "On 3 May 2024, Jo <jo@example.org> wrote:\n> Suppe\n> Zutaten\n> 200 g plain flour\n> 1 cup rye flour\n> Zubereitung\n> Das Mehl mit der Butter in einem Topf rühren.\n> www.example.org/suppe\n> Drucken";
  const { location } = await alice.post("/import", { intent: "text", formKey: "t", text });
  const { text: html } = await alice.get(location ?? "");
  expect(extractFields(html)).toMatchObject({
    title: "Suppe",
    language: "de",
    source: "https://www.example.org/suppe",
    "ingredients[0].name": "plain flour",
    "ingredients[1].name": "rye flour",
  });
  const words = extractText(html);
  expect(words).toContain("2 lines of the text were left out");
  expect(words).toContain("Drucken");
  expect(words).toContain("Some ingredients may be there twice, in other measures.");
  expect(html).not.toContain("jo@example.org");
});

test("a draft of another recipe does not appear in an import and can still be opened", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get("/recipe/edit?view=lines")).text);
  const other = { ...blank, title: "Long story" };
  await server.db.deleteFrom("sessions").execute();
  await alice.post("/recipe/edit", other);
  const back = await server.as("alice");

  const text = JSON.stringify(buildSchemaRecipe("Pie"));
  const { location } = await back.post("/import", { intent: "text", formKey: "t", text });
  const fields = extractFields((await back.get(location ?? "")).text);
  expect(fields.title).toBe("Pie");
  expect((await back.post(location ?? "", fields)).status).toBe(303);
  const kept = extractFields((await back.get(`/recipe/edit?draft=${blank.draft}`)).text);
  expect(kept.title).toBe("Long story");
});

test("the list says that one of the page's recipes is too long", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const recipeIngredient = Array.from(
    { length: 300 },
    (_, at) => `${at + 1} g of ${"x".repeat(990)}`,
  );
  const text = JSON.stringify([
    buildSchemaRecipe("Long", { recipeIngredient }),
    buildSchemaRecipe("Pie"),
  ]);
  const { location } = await alice.post("/import", { intent: "text", formKey: "t", text });
  expect(location).toBe("/import/view?import=1");
  const list = await alice.get(location ?? "");
  expect(extractText(list.text)).toContain("It is too large.");
  expect(extractText(list.text)).toContain("Pie");
});

test.each([
  ["a page of sixty recipes", buildPage(recipes(60)), 50],
  ["a text that is longer than is read", `${PLAIN}${"so it goes. ".repeat(100_000)}`, 1],
])("%s says that there is more", async (_what, text, count) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const read = await alice.post("/import", { intent: "text", formKey: "a", text });
  expect([read.status, read.location]).toEqual([303, "/import/view?import=1"]);
  const items = await listImportItems(server.db, 1);
  expect(items.map(({ state, problem }) => [state, problem])).toEqual([
    ...Array.from({ length: count }, () => ["FOUND", null]),
    ["FAILED", "more"],
  ]);
  const { text: list } = await alice.get("/import/view?import=1&show=FAILED");
  expect(extractText(list)).toContain("import the rest separately");
});

test.each([
  ["a page of forty recipes", buildPage(recipes(40)), 40],
  ["a short text", PLAIN, 1],
])("%s is complete and mentions no more", async (_what, text, count) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await alice.post("/import", { intent: "text", formKey: "a", text });
  const items = await listImportItems(server.db, 1);
  expect(items.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => "FOUND"));
});
