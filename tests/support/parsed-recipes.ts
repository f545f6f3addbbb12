import { formatHeading, insertHeadings } from "#domain/recipe/headings";
import { recipeFormSchema } from "#domain/recipe/recipe-schema";
import type { ParsedEntry } from "#reader/formats/open-upload";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import { fitRecipe } from "#server/features/imports/fit-recipe";
import { getRecipe } from "#server/features/recipes/queries";
import { withReadLines } from "#server/features/recipes/read-rows";
import type { Db } from "#server/platform/db/open";
import { CAST } from "./cast";
import { writeRecipe } from "./recipes";

export async function saveParsed(db: Db, parsed: ParsedRecipe): Promise<number> {
  const { values, rows } = await fitRecipe(db, parsed, "en");
  const content = recipeFormSchema.parse({ ...values, category: values.category || undefined });
  return writeRecipe(db, "alice", withReadLines(content, rows));
}

/** A recipe of Alice's as text, with headings between lines and steps. */
export async function loadTexts(db: Db, id: number) {
  const { headings, ...recipe } = await getRecipe(db, CAST.alice, id, "en");
  const words = recipe.ingredients.map(({ text }) => text);
  return {
    title: recipe.title,
    ingredients: insertHeadings(words, headings.ingredients, formatHeading),
    steps: insertHeadings(recipe.steps, headings.steps, formatHeading),
  };
}

export function recipeIn(entry: ParsedEntry | undefined): ParsedRecipe {
  if (entry && "recipe" in entry) return entry.recipe;
  throw new Error(`No recipe was read: ${JSON.stringify(entry)}`);
}
