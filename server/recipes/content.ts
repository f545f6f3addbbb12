import type { Transaction } from "kysely";
import type { Locale } from "~/model/locales";
import type { RecipeContent } from "~/model/recipe";
import { foldedKey } from "~/model/text";
import type { Database } from "../db/tables";
import { listIngredientsNamed } from "../ingredients/queries";

/** Writes a recipe's lines, steps and tips in place of those it had. */
export async function replaceContent(
  trx: Transaction<Database>,
  recipeId: number,
  content: RecipeContent,
  locale: Locale,
): Promise<void> {
  await replaceLines(trx, recipeId, content, locale);
  await trx.deleteFrom("recipe_paragraphs").where("recipe_id", "=", recipeId).execute();
  const paragraphs = [
    ...content.steps.map((text, position) => ({ kind: "STEP" as const, position, text })),
    ...content.tips.map((text, position) => ({ kind: "TIP" as const, position, text })),
  ].map((paragraph) => ({ recipe_id: recipeId, ...paragraph }));
  if (paragraphs.length > 0) {
    await trx.insertInto("recipe_paragraphs").values(paragraphs).execute();
  }
}

/** A line becomes the catalogue's ingredient that its name names, else it is the author's own. */
async function replaceLines(
  trx: Transaction<Database>,
  recipeId: number,
  content: RecipeContent,
  locale: Locale,
): Promise<void> {
  const names = content.ingredients.map((line) => line.name);
  const catalogue = await listIngredientsNamed(trx, names, locale);
  await trx.deleteFrom("recipe_ingredients").where("recipe_id", "=", recipeId).execute();
  const lines = content.ingredients.map((line, position) => {
    const ingredientId = catalogue.get(foldedKey(line.name)) ?? null;
    return {
      recipe_id: recipeId,
      position,
      ingredient_id: ingredientId,
      custom_name: ingredientId === null ? line.name : null,
      amount_numerator: line.amount?.numerator ?? null,
      amount_denominator: line.amount?.denominator ?? null,
      unit: line.unit === "NONE" ? null : line.unit,
      complement: line.complement,
    };
  });
  if (lines.length > 0) await trx.insertInto("recipe_ingredients").values(lines).execute();
}
