import { expect, test } from "vitest";
import { updateLightPages } from "#server/features/accounts/profile-commands";
import { CAST } from "./support/cast";
import type { Client } from "./support/client";
import { makeCookbook } from "./support/cookbooks";
import { extractText } from "./support/page";
import { writeRecipe } from "./support/recipes";
import { listAddresses } from "./support/secret-addresses";
import { openSecretWorld, type SecretWorld } from "./support/secret-world";
import { openTestServer } from "./support/server";
import { writeUsualRecipe } from "./support/usual-recipe";

const SAVES_DATA = { "Save-Data": "on" };

test("pages sent with Save-Data contain no script, script-only elements or large images", async () => {
  const world = await openSecretWorld(await openTestServer());
  for (const reader of ["nobody", "alice", "ada"] as const) {
    const pages = await loadPages(world, world.clients[reader], SAVES_DATA);
    expect(pages.size).toBeGreaterThan(reader === "nobody" ? 20 : 40);
    expect(heavyIn(pages)).toEqual([]);
  }
}, 120_000);

test("pages are as light when a user or visitor turned them on", async () => {
  const server = await openTestServer();
  const world = await openSecretWorld(server);
  const { alice, nobody } = world.clients;
  const full = heavyIn(await loadPages(world, alice));
  for (const part of ["script", "preload", "large image", "srcset", "for script only"])
    expect(full).toContainEqual(expect.stringContaining(part));
  await updateLightPages(server.db, CAST.alice, true);
  expect(heavyIn(await loadPages(world, alice))).toEqual([]);
  await nobody.post("/light", { light: "on", from: "/login" });
  expect(heavyIn(await loadPages(world, nobody))).toEqual([]);
}, 120_000);

test("form errors, refusals and the 404 page are light too", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const alice = await server.as("alice");
  const charlie = await server.as("charlie");
  const ada = await server.as("ada");
  const hidden = await writeRecipe(server.db, "alice");
  const elsewhere = { ...SAVES_DATA, Origin: "https://elsewhere.example" };
  const answers = [
    await nobody.post("/login", { email: "alice@popote.example" }, SAVES_DATA),
    await alice.post("/recipe/edit", { formKey: "k" }, SAVES_DATA),
    await alice.post("/user/settings", {}, elsewhere),
    await charlie.get(`/recipe/view?id=${hidden}`, SAVES_DATA),
    await alice.get("/no/such/page", SAVES_DATA),
  ];
  await ada.post("/admin/maintenance", { message: "" });
  answers.push(await alice.get("/home", SAVES_DATA));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 403, 403, 404, 503]);
  expect(heavyIn(new Map(answers.map(({ status, text }) => [`${status}`, text])))).toEqual([]);
});

test("a light recipe keeps its search engine data and links to its large photo", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  const { text } = await nobody.get(`/recipe/view?id=${id}`, SAVES_DATA);
  expect(text).toContain('<script type="application/ld+json"');
  expect(text).toMatch(
    new RegExp(
      `<a href="/image/recipes/${id}-v1.webp"[^>]*><img[^>]* src="/image/recipes-thumbnails/${id}-v1.webp"`,
    ),
  );
  expect(extractText(text)).toContain("because your browser saves data");
  expect(text).not.toContain('action="/light"');
});

test("a light cookbook links to its image, which has no small version", async () => {
  const server = await openTestServer();
  const id = await makeCookbook(server.db, "alice");
  await server.db.updateTable("cookbooks").set({ image_version: 3 }).execute();
  const alice = await server.as("alice");
  const { text } = await alice.get(`/cookbook/view?cookbook=${id}`, SAVES_DATA);
  expect(text).toMatch(new RegExp(`<a href="/image/cookbooks/${id}-v3.webp"[^>]*>Photo of`));
});

test("only Save-Data: on makes a page light, and the Vary header names it", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const isLight = async (value: string) => {
    const { text, headers } = await nobody.get("/login", { "Save-Data": value });
    expect(headers.get("Vary")?.split(", ")).toContain("Save-Data");
    return !text.includes("<script");
  };
  expect(await isLight("on")).toBe(true);
  expect(await isLight("On; quality=low")).toBe(true);
  for (const value of ["off", "", "once", "?1"]) expect(await isLight(value)).toBe(false);
});

test("the setting applies to every session of the user and can be undone", async () => {
  const server = await openTestServer();
  const phone = await server.as("alice");
  const laptop = await server.as("alice");
  const bob = await server.as("bob");
  const isLightPage = async (client: Client) =>
    !(await client.get("/home")).text.includes("<script") &&
    / name="light"[^>]* checked=""/.test((await client.get("/user/settings")).text);
  expect(await isLightPage(phone)).toBe(false);
  const saved = await phone.post("/user/settings", { intent: "light", light: "on" });
  expect([saved.status, saved.location]).toEqual([303, "/user/settings"]);
  const settings = extractText((await phone.get("/user/settings")).text);
  expect(settings).toContain("Saved.");
  expect(settings).toContain("This is the lite version");
  expect([await isLightPage(phone), await isLightPage(laptop), await isLightPage(bob)]).toEqual([
    true,
    true,
    false,
  ]);
  await phone.post("/logout", {});
  expect((await phone.get("/login")).text).not.toContain("<script");
  await laptop.post("/user/settings", { intent: "light" });
  expect(await isLightPage(laptop)).toBe(false);
});

test("a visitor switches to light pages and back by a button, and stays on the page", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  const from = `/recipe/view?id=${id}`;
  expect(extractText((await nobody.get(from)).text)).toContain("Lite version (slow connection)");
  const asked = await nobody.post("/light", { light: "on", from });
  expect([asked.status, asked.location]).toEqual([303, from]);
  expect(asked.headers.getSetCookie().join()).toMatch(/light=on; Max-Age=31536000.*HttpOnly/);
  const light = await nobody.get(from);
  expect(light.text).not.toContain('type="module"');
  expect(extractText(light.text)).toContain(
    "This is the lite version: no script, and small photos.",
  );
  expect(extractText(light.text)).toContain("Full version");
  await nobody.post("/light", { light: "off", from });
  expect((await nobody.get(from)).text).toContain("<script nonce");
  const elsewhere = await nobody.post("/light", { light: "on", from: "//evil.example" });
  expect(elsewhere.location).toBe("/home");
});

test("checking whether a page is light runs no query", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const alice = await server.as("alice");
  const queries = async (headers?: Record<string, string>) => {
    server.takeQueries();
    expect((await alice.get(`/recipe/view?id=${id}`, headers)).status).toBe(200);
    return server.takeQueries().filter((sql) => !/outbox|"maintenance"/.test(sql)).length;
  };
  const full = await queries();
  await updateLightPages(server.db, CAST.alice, true);
  expect([await queries(), await queries(SAVES_DATA)]).toEqual([full, full]);
});

const OPENED = 4;

async function loadPages(
  world: SecretWorld,
  client: Client,
  headers: Record<string, string> = {},
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const address of Object.values(listAddresses(world)).flatMap(first)) {
    const answer = await client.get(address, headers);
    if (answer.location === null && /html/.test(answer.headers.get("Content-Type") ?? ""))
      pages.set(address, answer.text);
  }
  return pages;
}

const first = (addresses: string[]) => addresses.slice(0, OPENED);

const HEAVY: Record<string, RegExp> = {
  script: /<script(?! type="application\/ld\+json")/,
  preload: /rel="(modulepreload|late-module|preload)"/,
  srcset: / srcset=/i,
  "large image":
    /<img[^>]* src="(?!\/images\/|(\/admin)?\/image\/((recipes|photos)-thumbnails|recipes-cards|editing|placeholder|users)\/)/,
  "for script only": / hidden=""|<noscript/,
};

function heavyIn(pages: Map<string, string>): string[] {
  return [...pages].flatMap(([address, text]) =>
    Object.entries(HEAVY)
      .filter(([, pattern]) => pattern.test(text))
      .map(([part]) => `${address}: ${part}`),
  );
}
