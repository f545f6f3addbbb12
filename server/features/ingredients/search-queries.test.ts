import { expect, test } from "vitest";
import type { Locale } from "#domain/language/locales";
import { openTestDatabase } from "../../../tests/support/database";
import { searchIngredients } from "./search-queries";

const suggest = (text: string, locale: Locale) =>
  searchIngredients(openTestDatabase().db, text, locale, 8);

test.each([
  ["en", "but", "Unsalted butter"],
  ["en", "tom", "Tomato"],
  ["en", "che", "Cheddar cheese"],
  ["en", "flo", "All-purpose flour"],
  ["en", "oil", "Vegetable oil"],
  ["en", "chi", "Whole chicken"],
  ["fr", "beu", "Beurre doux"],
  ["fr", "fro", "Fromage frais à tartiner"],
  ["fr", "cre", "Crème liquide entière"],
  ["fr", "vin", "Vinaigre"],
  ["fr", "pom", "Pomme"],
] as const)("everyday foods come first: %s “%s” gives %s", async (locale, text, first) => {
  expect((await suggest(text, locale))[0]?.name).toBe(first);
});

test("name prefixes come first, then words inside names, then other names, then the other language", async () => {
  const names = (await suggest("gar", "en")).map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual([
    "Garlic",
    "Garlic powder",
    "Garlic and herb cheese spread",
    "Honey garlic sausage",
    "Canned chickpeas",
  ]);
  const herbs = (await suggest("her", "fr")).map(({ name }) => name);
  expect(herbs.slice(1)).toEqual([
    "Fromage ail et fines herbes",
    "Hareng",
    "Hareng mariné",
    "Hareng fumé",
  ]);
});

test("a matching alias is shown beside the food, its own name is not", async () => {
  const [sugar] = await suggest("caster", "en");
  expect(sugar).toMatchObject({ name: "Granulated sugar", matchedName: "caster sugar" });
  const [oil] = await suggest("huile d’ol", "fr");
  expect(oil).toMatchObject({ name: "Huile d’olive", matchedName: null });
});
