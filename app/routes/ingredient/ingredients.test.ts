import { expect, test } from "vitest";
import { LOCALES } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import type { Client } from "../../../tests/support/client";
import { extractText } from "../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const FRENCH = { "Accept-Language": "fr-FR" };

interface Row {
  id: number;
  name: string;
}

const extractRows = (html: string): Row[] =>
  [...html.matchAll(/<a [^>]*href="\/ingredient\/view\?ingredient=(\d+)"[^>]*>([^<]*)</g)].map(
    ([, id, name = ""]) => ({ id: Number(id), name: name.replaceAll("&amp;", "&") }),
  );

const extractNames = (html: string) => extractRows(html).map(({ name }) => name);

const findNextPage = (html: string) =>
  /href="([^"]*cursor=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

/** Reads every page of the list; `between` runs after the first one. */
async function readAll(client: Client, address: string, headers = {}, between = async () => {}) {
  const rows: Row[] = [];
  for (let next: string | undefined = address; next; ) {
    const { text, status } = await client.get(next, headers);
    expect(status).toBe(200);
    rows.push(...extractRows(text));
    if (next === address) await between();
    next = findNextPage(text);
  }
  return rows;
}

const addIngredient = ({ db }: TestServer, name: string) =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("ingredients")
      .values({
        name_en: name,
        name_fr: name,
        category: "OIL",
        allow_amount: 0,
        allow_weight: 1,
        allow_volume: 0,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const key = name.toLowerCase();
    await trx
      .insertInto("ingredient_names")
      .values(
        LOCALES.map((locale) => ({
          ingredient_id: id,
          locale,
          key,
          stem: key,
          name,
          is_alias: 0,
        })),
      )
      .execute();
    return id;
  });

test("a visitor is redirected to login, but can read about the data", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  for (const path of ["/ingredient/list", "/ingredient/view?ingredient=1"]) {
    expect((await nobody.get(path)).location).toBe("/login");
  }
  expect((await nobody.get("/ingredient/data")).status).toBe(200);
});

test.each([
  ["en", {}],
  ["fr", FRENCH],
] as const)(
  "the list in %s has every ingredient once, sorted by name, even while one is added",
  async (locale, headers) => {
    const server = await openTestServer();
    const alice = await server.as("alice");
    const add = async () => void (await addIngredient(server, "Aaa"));
    const rows = await readAll(alice, "/ingredient/list", headers, add);
    expect(rows).toHaveLength(1186);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1186);
    const names = rows.map(({ name }) => name);
    expect(names).toContain(locale === "fr" ? "Courge poivrée" : "Acorn squash");
    const keys = names.map(foldedKey);
    expect(keys).toEqual(keys.toSorted());
  },
);

test("a category lists only its own ingredients, on all pages", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const rows = await readAll(alice, "/ingredient/list?category=CONDIMENT&search=");
  const own = await server.db
    .selectFrom("ingredients")
    .select("id")
    .where("category", "=", "CONDIMENT")
    .execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  expect(rows).toHaveLength(135);
});

test("a search lists the best matches first, shows the matching alias, and respects the category", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const onions = await alice.get("/ingredient/list?search=ONÍON");
  expect(extractNames(onions.text)[0]).toBe("Onion");
  expect(extractNames(onions.text)).toContain("Green onion");
  const vegetables = await alice.get("/ingredient/list?search=onion&category=VEGETABLE");
  expect(extractNames(vegetables.text)).toContain("Green onion");
  expect(extractNames(vegetables.text)).not.toContain("Onion powder");
  expect(vegetables.text).toMatch(/<option value="VEGETABLE" selected="">/);
  expect(vegetables.text).toMatch(/name="search"[^>]*value="onion"/);
  const french = await alice.get("/ingredient/list?search=courgeron", FRENCH);
  expect(extractNames(french.text)[0]).toBe("Courge poivrée");
  expect(extractText(french.text)).toContain("trouvé sous «\u00a0courgeron\u00a0»");
  expect(findNextPage(onions.text)).toBeUndefined();
});

test("a search with more than a page of results says so, and one without any says that", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const many = await alice.get("/ingredient/list?search=c");
  expect(extractRows(many.text)).toHaveLength(48);
  expect(extractText(many.text)).toContain("These are the 48 best matches.");
  const few = await alice.get("/ingredient/list?search=onion");
  expect(extractText(few.text)).not.toContain("best match");
  const none = async (query: string, headers = {}) =>
    extractText((await alice.get(`/ingredient/list?${query}`, headers)).text);
  expect(await none("search=xyz")).toContain("No ingredient is called “xyz”.");
  expect(await none("search=onion&category=MEAT")).toContain(
    "No ingredient in this category is called “onion”.",
  );
  expect(await none("search=xyz", FRENCH)).toContain("Aucun ingrédient ne s’appelle");
  await server.db.deleteFrom("ingredients").where("category", "=", "ALCOHOL").execute();
  expect(await none("category=ALCOHOL")).toContain("There are no ingredients here.");
});

test("any query of the list is answered without a server error", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const getStatus = async (query: Record<string, string>) =>
    (await alice.get(`/ingredient/list?${new URLSearchParams(query)}`)).status;
  for (const search of [
    "%",
    "_",
    "\\",
    "'; drop table users;--",
    "\u0000",
    "x".repeat(9000),
    "<b>",
  ])
    expect({ search, status: await getStatus({ search }) }).toEqual({ search, status: 200 });
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const cursors = ["", "nonsense", encoded(["a"]), encoded([1, 1]), encoded(["a", 1.5])];
  for (const cursor of [...cursors, encoded(["a", 1, 2]), encoded({ 0: "a", 1: 1 }), encoded(null)])
    expect({ cursor, status: await getStatus({ cursor }) }).toEqual({ cursor, status: 400 });
  expect(await getStatus({ cursor: encoded(["zzzz", 1]) })).toBe(200);
  for (const category of ["NOTHING", "vegetable", "VEGETABLE'", "constructor"])
    expect({ category, status: await getStatus({ category }) }).toEqual({ category, status: 400 });
  expect(await getStatus({ category: "", search: "", cursor: encoded(["b", 1]) })).toBe(200);
  const shown = await alice.get("/ingredient/list?search=%3Cscript%3Ealert(1)");
  expect(shown.text).not.toContain("<script>alert");
});

test("the data page credits every source with its count, in both languages", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const english = extractText((await nobody.get("/ingredient/data")).text);
  for (const words of [
    "Canadian Nutrient File, Health Canada, 2015. Contains information licensed under the Open Government Licence – Canada.",
    "Anses. 2025. Ciqual French food composition table. https://ciqual.anses.fr (doi:10.57745/RDMHWY), Licence Ouverte 2.0.",
    "U.S. Department of Agriculture, Agricultural Research Service. USDA National Nutrient Database for Standard Reference, Release 28.",
    "1,046 ingredients here",
    "119 ingredients here",
    "21 ingredients here",
    "not medical advice",
  ])
    expect(english).toContain(words);
  expect(english).not.toContain("themselves");
  await addIngredient(server, "House oil");
  await server.db.deleteFrom("ingredients").where("source_code", "=", "2448").execute();
  const { text } = await nobody.get("/ingredient/data", FRENCH);
  for (const words of [
    "Fichier canadien sur les éléments nutritifs, Santé Canada, 2015. Contient de l’information visée par la Licence du gouvernement ouvert – Canada.",
    "Anses. 2025. Table de composition nutritionnelle des aliments Ciqual. https://ciqual.anses.fr (doi:10.57745/RDMHWY), Licence Ouverte 2.0.",
    "1045 ingrédients ici",
    "ont ajouté 1 ingrédient",
  ])
    expect(extractText(text).replace(/1\s045/, "1045")).toContain(words);
  expect(text).toMatch(/<p lang="en">U\.S\. Department/);
});
