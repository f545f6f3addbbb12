import type { Kysely, Transaction } from "kysely";
import type { Visibility } from "#domain/recipe/recipe";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { appendGrantedAct, redactTitle } from "../../policies/audit-log";
import { mayEditRecipe, type Person } from "../../policies/permissions";
import { recipeExistsFor } from "../../policies/visibility/recipes";

export async function getEditableRow(db: Kysely<Database>, viewer: Person, id: number) {
  const recipe = await selectForEditing(db)
    .where("recipes.id", "=", id)
    .where(recipeExistsFor(viewer))
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  if (!mayEditRecipe(viewer, recipe)) throw new AppError("recipe.notAllowedToEdit");
  return recipe;
}

/** Does not check rights. */
export function selectForEditing(db: Kysely<Database>) {
  return db
    .selectFrom("recipes")
    .innerJoin("users as author", "author.id", "recipes.author_id")
    .select([
      "recipes.id",
      "recipes.version",
      "recipes.title",
      "recipes.language",
      "recipes.visibility",
      "recipes.save_key as saveKey",
      "recipes.author_id as authorId",
      "author.username as authorName",
    ]);
}

/** The audit log shows the title from before the change. */
export async function auditRecipeAct(
  trx: Transaction<Database>,
  viewer: Person,
  act: "recipe.edit" | "recipe.remove" | "recipe.share" | "recipe.unshare",
  recipe: { id: number; title: string; visibility: Visibility; authorName: string },
): Promise<void> {
  await appendGrantedAct(trx, viewer, act, redactTitle(recipe), { author: recipe.authorName });
}
