import { MAX_SUB_RECIPES } from "#domain/recipe/sub-recipes";
import { foldedKey } from "#domain/text/text";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { notRemoved } from "../../policies/visibility/recipes";
import { refuseNested } from "../recipes/sub-recipes";
import { parseRecipe } from "./item-rows";

/**
 * Lets lines of an import's saved recipes stand for the recipes that its file names there, if the
 * viewer has one of that title. One that would go in a circle stays a line.
 */
export async function linkSubRecipes(db: Db, importId: number, viewer: Person): Promise<void> {
  const items = await db
    .selectFrom("import_items")
    .select(["recipe_id as id", "found"])
    .where("import_id", "=", importId)
    .where("state", "=", "SAVED")
    .where("found", "like", '%"uses":[%')
    .execute();
  for (const { id, found } of items) {
    if (id === null || found === null) continue;
    const titles = parseRecipe(found).uses ?? [];
    for (const title of titles.slice(0, MAX_SUB_RECIPES))
      await linkTitle(db, viewer, id, foldedKey(title));
  }
}

async function linkTitle(db: Db, viewer: Person, recipeId: number, key: string): Promise<void> {
  const used = await db
    .selectFrom("recipes")
    .select("id")
    .where("author_id", "=", viewer.id)
    .where("title_key", "=", key)
    .where("id", "<>", recipeId)
    .where(notRemoved)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const lines = await db
    .selectFrom("recipe_ingredients")
    .select(["position", "words", "custom_key as name"])
    .where("recipe_id", "=", recipeId)
    .where("sub_recipe_id", "is", null)
    .orderBy("position")
    .execute();
  const line =
    lines.find(({ name }) => name === key) ??
    lines.find(({ words }) => foldedKey(words).includes(key));
  if (!used || !line || key === "") return;
  const linking = db
    .updateTable("recipe_ingredients")
    .set({ sub_recipe_id: used.id })
    .where("recipe_id", "=", recipeId)
    .where("position", "=", line.position)
    .execute();
  await refuseNested(linking).catch((error) => {
    if (!(error instanceof AppError)) throw error;
  });
}
