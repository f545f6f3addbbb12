import { expect, test } from "vitest";
import type { Visibility } from "#domain/recipe/recipe";
import type { CastName } from "../../../../tests/support/cast";
import { recordQueries } from "../../../../tests/support/own-queries";
import { extractText } from "../../../../tests/support/page";
import { shareInCookbook, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const FRENCH = { "Accept-Language": "fr-FR" };
const SQUASH = "/ingredient/view?ingredient=1";

function extractCells(html: string, name: string): string[] {
  const row = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].find(([, cells = ""]) =>
    cells.includes(`>${name}<`),
  );
  return [...(row?.[1] ?? "").matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell);
}

const getId = async ({ db }: TestServer, name: string) =>
  (
    await db
      .selectFrom("ingredients")
      .select("id")
      .where("name_en", "=", name)
      .executeTakeFirstOrThrow()
  ).id;

const cookWith = (
  server: TestServer,
  author: CastName,
  title: string,
  visibility: Visibility = "PUBLIC",
  names = ["Acorn squash"],
) =>
  writeRecipe(server.db, author, {
    title,
    visibility,
    ingredients: names.map((name) => ({ name, amount: null, unit: "NONE", complement: "" })),
  });

const extractTitles = (html: string) =>
  [...html.matchAll(/recipe\/view\?id=\d+"[^>]*>([^<]*)</g)].map(([, title]) => title);

const findNextPage = (html: string) =>
  /href="([^"]*cursor=[^"]*)#recipes"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("an ingredient shows its figures per 100 g, per 100 mL and per piece, and which are missing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { text } = await alice.get(SQUASH);
  // In the catalogue: 40 kcal, 10.42 g and no sugars per 100 g; 0.592 g/mL; 431 g each.
  expect(extractCells(text, "Energy (kcal)")).toEqual(["40", "23.7", "172"]);
  expect(extractCells(text, "Carbohydrates (g)")).toEqual(["10.42", "6.17", "44.9"]);
  expect(extractCells(text, "Saturated fat (g)")).toEqual(["0.021", "0.012", "0.091"]);
  expect(extractCells(text, "Sugars (g)")).toEqual(["not given by the source"]);
  expect(extractCells(text, "Cholesterol (mg)")).toEqual(["0", "0", "0"]);
  const words = extractText(text);
  expect(words).toContain("Acorn squash");
  expect(words).toContain("Vegetables");
  expect(words).toMatch(/Units in a recipe\s+piece, g, lb, mL, tsp, tbsp, or cups/);
  expect(words).toMatch(/Weight of a piece\s+431\u00a0g/);
  expect(words).toMatch(/Density\s+0\.592\u00a0g\/mL/);
  expect(words).toContain("Canadian Nutrient File (CNF), Health Canada, 2015, food code 2448.");
  expect(words).toContain("Contains information licensed under the Open Government Licence");
  expect(words).toContain("Carbohydrates include fibre.");
});

test("the French page has French names, figures, units and attribution", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { text } = await alice.get(SQUASH, FRENCH);
  expect(extractCells(text, "Glucides (g)")).toEqual(["10,42", "6,17", "44,9"]);
  expect(extractCells(text, "Sucres (g)")).toEqual(["non indiqué par la source"]);
  const words = extractText(text);
  expect(words).toContain("Courge poivrée");
  expect(words).toContain("Aussi appelé\u00a0: courgeron");
  expect(words).toContain("pièce, g, lb, mL, c. à café, c. à soupe ou tasses");
  expect(words).toContain("Licence du gouvernement ouvert – Canada");
  expect(text).toContain("<title>Courge poivrée · Popote</title>");
});

test("without a density or piece weight there are no such columns, and both are shown as unknown", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { text } = await alice.get(
    `/ingredient/view?ingredient=${await getId(server, "Reblochon")}`,
  );
  expect(text).not.toMatch(/per 100\u00a0mL|per piece/);
  expect(extractCells(text, "Energy (kcal)")).toHaveLength(1);
  const words = extractText(text);
  expect(words).toMatch(/Weight of a piece\s+not given by the source/);
  expect(words).toMatch(/Density\s+not given by the source/);
  expect(words).toMatch(/Units in a recipe\s+g or lb/);
  expect(words).toContain("Carbohydrates do not include fibre.");
  expect(words).toContain("Anses. 2025. Ciqual French food composition table.");
});

test("an ingredient that an administrator added or changed credits no source", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await server.db.updateTable("ingredients").set({ edited_at: 1 }).where("id", "=", 1).execute();
  expect(extractText((await alice.get(SQUASH)).text)).toContain("have changed this ingredient");
  await server.db
    .updateTable("ingredients")
    .set({ source: null, source_code: null })
    .where("id", "=", 1)
    .execute();
  const { text } = await alice.get(SQUASH);
  expect(extractText(text)).toContain("added this ingredient themselves");
  expect(extractText(text)).not.toMatch(/have changed|Canada|by the source/);
  expect(extractCells(text, "Sugars (g)")).toEqual(["not given"]);
});

test("an unknown or invalid ingredient id is 404", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const id of ["99999", "0", "-1", "1e3", "9".repeat(400), "", "1;drop table recipes"]) {
    const page = await alice.get(`/ingredient/view?ingredient=${encodeURIComponent(id)}`);
    expect({ id, status: page.status }).toEqual({ id, status: 404 });
    expect(page.text).toContain("Ingredient not found");
  }
});

test("the page lists only visible recipes, newest first, each once", async () => {
  const server = await openTestServer();
  await cookWith(server, "alice", "Public soup");
  await cookWith(server, "alice", "Private soup", "PRIVATE");
  const shared = await cookWith(server, "alice", "Protected soup", "PROTECTED");
  await shareInCookbook(server.db, shared);
  await cookWith(server, "charlie", "Double soup", "PUBLIC", ["Acorn squash", "Acorn squash"]);
  await cookWith(server, "charlie", "Leek soup", "PUBLIC", ["Leek"]);
  const seen: Record<string, (string | undefined)[]> = {};
  for (const who of ["alice", "bob", "charlie", "dana", "ada"] as const)
    seen[who] = extractTitles((await (await server.as(who)).get(SQUASH)).text);
  expect(seen).toEqual({
    alice: ["Double soup", "Protected soup", "Private soup", "Public soup"],
    bob: ["Double soup", "Protected soup", "Public soup"],
    charlie: ["Double soup", "Public soup"],
    dana: ["Double soup", "Protected soup", "Public soup"],
    ada: ["Double soup", "Public soup"],
  });
  const none = await (await server.as("charlie")).get("/ingredient/view?ingredient=2");
  expect(extractText(none.text)).toContain("No recipe you can see uses it.");
});

test("its recipes are paged by keyset, and hidden ones are not counted", async () => {
  const server = await openTestServer();
  for (let count = 1; count <= 26; count++) {
    await cookWith(server, "alice", `Dish ${count}`);
    await cookWith(server, "alice", `Secret ${count}`, "PRIVATE");
  }
  const charlie = await server.as("charlie");
  const first = await charlie.get(SQUASH);
  expect(extractTitles(first.text)).toHaveLength(24);
  await cookWith(server, "alice", "Newest");
  const second = await charlie.get(findNextPage(first.text) ?? "");
  expect(extractTitles(second.text)).toEqual(["Dish 2", "Dish 1"]);
  expect(findNextPage(second.text)).toBeUndefined();
  expect(second.text).toContain(`href="${SQUASH}#recipes"`);
  await server.db
    .deleteFrom("recipes")
    .where("title", "in", ["Newest", "Dish 1", "Dish 2"])
    .execute();
  const whole = await charlie.get(SQUASH);
  expect(extractTitles(whole.text)).toHaveLength(24);
  expect(findNextPage(whole.text)).toBeUndefined();
  for (const cursor of ["nonsense", "", Buffer.from('["1"]').toString("base64url")])
    expect((await charlie.get(`${SQUASH}&cursor=${cursor}`)).status).toBe(400);
});

test("the page and the list take a fixed number of queries", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const countQueries = async (address: string) => {
    const queries = await recordQueries(server, async () =>
      expect((await alice.get(address)).status).toBe(200),
    );
    return queries.length;
  };
  const short = await countQueries(SQUASH);
  for (let count = 0; count < 30; count++) await cookWith(server, "alice", `Dish ${count}`);
  expect({
    short,
    long: await countQueries(SQUASH),
    list: await countQueries("/ingredient/list"),
    category: await countQueries("/ingredient/list?category=OIL"),
  }).toEqual({ short: 5, long: 5, list: 3, category: 3 });
});
