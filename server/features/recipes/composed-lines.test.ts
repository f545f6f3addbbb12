import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { scalePieces } from "#domain/line/scaled-pieces";
import { recipeSchema } from "#domain/recipe/recipe-schema";
import { restoreNew } from "../../../tests/support/backups";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { migrateToLatest } from "../../platform/db/migrate";
import type { Db } from "../../platform/db/open";
import { newSecret } from "../../platform/secrets";
import type { Person } from "../../policies/permissions";
import { saveRecipe } from "./commands";
import { listRecipesByIds } from "./queries";
import { showRecipe } from "./shown-lines";

const BACKUP = path.resolve("tests/fixtures/backups/033-indexes-of-references.zip");
/** The title of a recipe, and a line of it as English and French readers saw it before 042. */
const SHOWN = path.resolve("tests/fixtures/shown-lines/lines.tsv");
/** Recipes as their forms sent them then: rows of amount, unit, name and complement. */
const ROWS = path.resolve("tests/fixtures/shown-lines/rows.json");
const AS_WRITTEN = { numerator: 1, denominator: 1 };

test("every stored line reads to the letter as it did before words were stored", async () => {
  const { db } = openTestDatabase();
  await saveRows(db);
  const restored = await restoreNew(BACKUP);
  await migrateToLatest(restored.db);
  const now = [...(await listShown(db)), ...(await listShown(restored.db))];
  const before = readFileSync(SHOWN, "utf8").trimEnd().split("\n").slice(1);
  expect(now.toSorted()).toEqual(before.toSorted());
});

async function saveRows(db: Db): Promise<void> {
  const recipes: { locale: Locale }[] = JSON.parse(readFileSync(ROWS, "utf8"));
  for (const { locale, ...recipe } of recipes) {
    const content = recipeSchema.parse({ ...recipe, visibility: "PRIVATE" });
    await saveRecipe(db, CAST.alice, {
      formKey: newSecret(),
      content,
      locale,
    });
  }
}

async function listShown(db: Db): Promise<string[]> {
  const recipes = await db
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select(["recipes.id as recipe", "title", "users.id", "username", "role"])
    .execute();
  const rows = recipes.map(async ({ recipe, title, ...author }) => {
    const viewer = { ...author, imageVersion: null };
    const [english = [], french = []] = await Promise.all(
      LOCALES.map((locale) => listLines(db, viewer, recipe, locale)),
    );
    return english.map((line, at) => [title, line, french[at]].join("\t"));
  });
  return (await Promise.all(rows)).flat();
}

async function listLines(db: Db, viewer: Person, id: number, locale: Locale): Promise<string[]> {
  const [recipe] = await listRecipesByIds(db, viewer, [id], locale);
  if (!recipe) expect.fail(`recipe ${id} is hidden from its author`);
  return showRecipe(recipe, { locale }).ingredients.map(({ parts, language }) =>
    parts.map(([, pieces]) => scalePieces(pieces, { ratio: AS_WRITTEN, language })).join(""),
  );
}
