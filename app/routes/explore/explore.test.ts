import { expect, test } from "vitest";
import type { Category } from "#domain/recipe/recipe";
import { listIngredientNames } from "#server/features/ingredients/queries";
import { listInSeason } from "#server/features/ingredients/season-queries";
import { likeRecipe } from "#server/features/recipes/liking";
import { CAST } from "../../../tests/support/cast";
import { emptyFolder } from "../../../tests/support/folders";
import { extractTitles } from "../../../tests/support/list-pages";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

test("at / a visitor sees public recipes, and a signed-in user sees home", async () => {
  const { db, as } = await openTestServer();
  await writeRecipe(db, "alice", { title: "Leek pie", visibility: "PUBLIC" });
  const nobody = await as("nobody");
  const shown = await nobody.get("/");
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("Leek pie");
  expect(shown.text).toContain('rel="canonical" href="');
  const home = await (await as("alice")).get("/");
  expect(home.headers.get("Location")).toBe("/home");
});

test("the front page says what Popote is, and offers one action where sign-up is open", async () => {
  const { db, as } = await openTestServer();
  await writeRecipe(db, "alice", { title: "Leek pie", visibility: "PUBLIC", category: "DRINK" });
  const { text } = await (await as("nobody")).get("/");
  expect(text).toContain("<h1>Recipes for every kitchen, on every connection.</h1>");
  expect(text.match(/class="button button-primary"[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/href="\/signup">Start my recipe book$/),
  ]);
  expect(text).toContain('href="/explore?category=DRINK"');
  const own = await (await as("alice")).get("/explore");
  expect(own.text).not.toContain("Start my recipe book");

  const closed = await openTestServer({ registration: "closed" });
  const shown = await (await closed.as("nobody")).get("/");
  expect(shown.text).toContain("Recipes for every kitchen");
  expect(shown.text).not.toContain('href="/signup"');
});

test("a Popote without accounts says that the first one will administer it", async () => {
  const words = "The first account will administer this Popote";
  const used = await openTestServer();
  expect((await (await used.as("nobody")).get("/")).text).not.toContain(words);
  const { as } = await openTestServer({ dataDir: emptyFolder() });
  const { text } = await (await as("nobody")).get("/");
  expect(text).toContain(words);
  expect(text).toMatch(/href="\/signup"[^>]*>Create the first account</);
});

test("a list has metadata for search engines and feed readers", async () => {
  const { db, as } = await openTestServer();
  const id = await writeRecipe(db, "alice", {
    title: "Apple tart",
    visibility: "PUBLIC",
    category: "DESERT",
  });
  await writeRecipe(db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
  const nobody = await as("nobody");
  const { text } = await nobody.get("/explore?category=DESERT");
  const list = text.match(/<script type="application\/ld\+json"[^>]*>([^<]*)/)?.[1] ?? "";
  expect(JSON.parse(list)).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ position: 1, url: expect.stringMatching(`/recipe/view\\?id=${id}$`) }],
  });
  const feed = text.match(/type="application\/atom\+xml"[^>]*href="([^"]*)"/)?.[1] ?? "";
  const { text: atom } = await nobody.get(new URL(feed).pathname + new URL(feed).search);
  expect(atom).toContain("Apple tart");
  expect(atom).not.toContain("Leek soup");
  const { text: sitemap } = await nobody.get("/sitemap.xml?part=1");
  expect(sitemap).toContain("/explore?category=DESERT</loc>");
});

test("the season list names its month, and its feed has the same recipes", async () => {
  const { db, as } = await openTestServer();
  const now = new Date();
  const [food] = await listIngredientNames(db, await listInSeason(db, "north", now), "en");
  const line = { amount: null, unit: "NONE" as const, complement: "" };
  const written = { visibility: "PUBLIC" as const, title: "Market soup" };
  await writeRecipe(db, "alice", {
    ...written,
    ingredients: [{ ...line, name: food?.name ?? "" }],
  });
  await writeRecipe(db, "alice", { ...written, title: "Salt dough", ingredients: [] });
  const nobody = await as("nobody");
  const { text } = await nobody.get("/explore?season=north");
  const month = now.toLocaleString("en", { month: "long", timeZone: "UTC" });
  expect(text).toContain(`<h1>In season in ${month}</h1>`);
  expect((await nobody.get("/explore")).text).toContain('href="/explore?season=north"');
  for (const each of [text, (await nobody.get("/recipe/feed?season=north")).text]) {
    expect(each).toContain("Market soup");
    expect(each).not.toContain("Salt dough");
  }
});

test("category, language, season and order combine, and each can be removed", async () => {
  const { db, as } = await openTestServer();
  const write = (title: string, category: Category, language: "en" | "fr") =>
    writeRecipe(db, "alice", { title, category, language, visibility: "PUBLIC" });
  const citronnade = await write("Citronnade", "DRINK", "fr");
  await write("Lemonade", "DRINK", "en");
  await write("Tarte", "DESERT", "fr");
  await likeRecipe(db, CAST.bob, citronnade);
  const nobody = await as("nobody");
  for (const query of ["category=DRINK&language=fr", "sort=liked&language=fr&category=DRINK"]) {
    const page = await nobody.get(`/explore?${query}`);
    expect(extractTitles(page)).toEqual(["Citronnade"]);
    expect(page.text).toContain("<h1>Drink · Recipes in French");
    expect(page.text).toMatch(/class="chip"[^>]* href="\/explore\?language=fr/);
    const { text: atom } = await nobody.get(`/recipe/feed?${query}`);
    expect(atom).toContain("Citronnade");
    expect(atom).not.toContain("Lemonade");
  }
  const season = await nobody.get("/explore?season=north&category=DRINK&language=fr&sort=liked");
  expect(season.status).toBe(200);
  expect(
    [...season.text.matchAll(/class="chip"[^>]* href="([^"]*)"/g)].map(([, to]) => to),
  ).toEqual([
    "/explore?language=fr&amp;season=north&amp;sort=liked",
    "/explore?category=DRINK&amp;season=north&amp;sort=liked",
    "/explore?category=DRINK&amp;language=fr&amp;sort=liked",
    "/explore?category=DRINK&amp;language=fr&amp;season=north",
  ]);
});

test("a list has one canonical URL, whatever the order of its parameters", async () => {
  const { as } = await openTestServer();
  const nobody = await as("nobody");
  for (const query of ["category=DRINK&language=fr", "language=fr&category=DRINK"]) {
    const { text } = await nobody.get(`/explore?${query}`);
    expect(text).toMatch(/rel="canonical" href="[^"]*\/explore\?category=DRINK&amp;language=fr"/);
  }
});

test.each([
  "category=CAKE",
  "language=tlh",
  "sort=worst",
  "show=1",
  "season=east",
  "category=DRINK&category=OTHER",
  "show=cooks&language=fr",
])("?%s is not a list", async (query) => {
  const { as } = await openTestServer();
  const nobody = await as("nobody");
  for (const path of ["/explore", "/recipe/feed"]) {
    expect((await nobody.get(`${path}?${query}`)).status).toBe(400);
  }
});
