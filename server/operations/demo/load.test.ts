import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { scalePieces } from "#domain/line/scaled-pieces";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { loadCatalogue } from "../../features/ingredients/catalogue";
import { listRecipesByIds } from "../../features/recipes/queries";
import { showRecipe } from "../../features/recipes/shown-lines";
import { migrateToLatest } from "../../platform/db/migrate";
import type { Db } from "../../platform/db/open";
import { loadDemoWorld } from "./load";

const FOLDER = path.resolve("server/operations/demo/recipes");
const AS_WRITTEN = { numerator: 1, denominator: 1 };
/** Of all lines; the others name no food of the catalogue. */
const MIN_WITH_FOOD = 0.95;

function listWritten(): string[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const recipes = JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"));
    return recipes.flatMap(({ ingredients }: { ingredients: string[] }) => ingredients);
  });
}

async function listShown(db: Db, locale: Locale): Promise<string[]> {
  const rows = await db
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select(["recipes.id as recipe", "users.id", "username", "role"])
    .execute();
  const shown = rows.map(async ({ recipe: id, ...author }) => {
    const [recipe] = await listRecipesByIds(db, { ...author, imageVersion: null }, [id], locale);
    if (!recipe) expect.fail(`recipe ${id} is hidden from its author`);
    return showRecipe(recipe, { locale }).ingredients.map(({ parts, language }) =>
      parts.map(([, pieces]) => scalePieces(pieces, { ratio: AS_WRITTEN, language })).join(""),
    );
  });
  return (await Promise.all(shown)).flat();
}

test("the demo's lines read in their cooks' own words, in both languages", async () => {
  const { db, files } = openTestDatabase(emptyFolder());
  await migrateToLatest(db);
  await loadCatalogue(db);
  await loadDemoWorld(db, files);
  for (const locale of LOCALES) {
    expect((await listShown(db, locale)).toSorted()).toEqual(listWritten().toSorted());
  }
  const lines = await db.selectFrom("recipe_ingredients").select("ingredient_id").execute();
  const withFood = lines.filter(({ ingredient_id }) => ingredient_id !== null);
  expect(withFood.length / lines.length).toBeGreaterThan(MIN_WITH_FOOD);
});
