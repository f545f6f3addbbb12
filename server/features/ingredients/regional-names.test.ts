import { expect, test } from "vitest";
import { foldedKey } from "#domain/text/text";
import { openTestDatabase } from "../../../tests/support/database";
import canadianNames from "./canadian-names.json";
import { getIngredient } from "./ingredient-details";
import { toRegionalName } from "./regional-names";
import { resolveIngredientName } from "./resolve-ingredient-name";
import { searchIngredients } from "./search-queries";

const NAMES = canadianNames as [string, string][];

test("each French name has a different one in Québec, and the food is found by both", async () => {
  const { db } = openTestDatabase();
  expect(NAMES.length).toBeGreaterThan(100);
  expect(new Set(NAMES.map(([name]) => name)).size).toBe(NAMES.length);
  for (const [name, canadian] of NAMES) {
    const foods = await db
      .selectFrom("ingredients")
      .select("id")
      .where("name_fr", "=", name)
      .execute();
    expect({ name, foods: foods.length }).toEqual({ name, foods: 1 });
    const names = await db
      .selectFrom("ingredient_names")
      .select("key")
      .where("ingredient_id", "=", foods[0]?.id ?? 0)
      .where("locale", "=", "fr")
      .execute();
    const keys = names.map(({ key }) => key);
    expect({ name, keys }).toMatchObject({ name, keys: expect.arrayContaining([foldedKey(name)]) });
    expect(keys).toContain(foldedKey(canadian));
    expect(toRegionalName(name, "fr-CA")).toBe(canadian);
    expect(toRegionalName(name, "fr")).toBe(name);
  }
});

test("either French name means the food, which is shown in the user's own French", async () => {
  const { db } = openTestDatabase();
  for (const [locale, shown] of [
    ["fr", "Myrtille"],
    ["fr-CA", "Bleuet"],
  ] as const) {
    for (const typed of ["bleuet", "myrtille"]) {
      const [first] = await searchIngredients(db, typed, locale, 8);
      expect([locale, typed, first?.name]).toEqual([locale, typed, shown]);
      const { named } = await resolveIngredientName(db, typed, locale);
      expect([locale, typed, named?.name]).toEqual([locale, typed, shown]);
    }
    const id = (await searchIngredients(db, shown, locale, 1))[0]?.id ?? 0;
    const food = await getIngredient(db, id, locale);
    expect(food.name).toBe(shown);
    expect(food.otherNames.map(foldedKey)).toContain(shown === "Bleuet" ? "myrtille" : "bleuet");
    expect(food.otherNames.map(foldedKey)).not.toContain(foldedKey(shown));
  }
});
