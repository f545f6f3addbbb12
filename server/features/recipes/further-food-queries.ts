import type { UiLocale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import { selectName } from "../ingredients/name-columns";

export function listFurtherFoods(db: Db, recipeIds: number[], locale: UiLocale) {
  return db
    .selectFrom("recipe_line_foods as line")
    .innerJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select([
      "line.recipe_id as recipeId",
      "line.position",
      "line.ingredient_id as ingredientId",
      "line.role",
      selectName(locale),
    ])
    .where("line.recipe_id", "in", recipeIds)
    .orderBy("line.recipe_id")
    .orderBy("line.position")
    .orderBy("line.ingredient_id")
    .execute();
}
