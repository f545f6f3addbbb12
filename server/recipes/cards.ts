import type { Selectable } from "kysely";
import type { RecipeCard } from "~/model/recipe";
import type { Database } from "../db/tables";

/** What a query of recipes selects to show cards of them. */
export const CARD_COLUMNS = [
  "recipes.id",
  "recipes.title",
  "recipes.category",
  "recipes.visibility",
  "recipes.preparation_minutes",
  "recipes.cooking_minutes",
  "recipes.image_version",
] as const;

type CardRow = Pick<
  Selectable<Database["recipes"]>,
  | "id"
  | "title"
  | "category"
  | "visibility"
  | "preparation_minutes"
  | "cooking_minutes"
  | "image_version"
>;

/** The card of a row with those columns. */
export function cardOf(row: CardRow): RecipeCard {
  const { id, title, category, visibility } = row;
  const { preparation_minutes: preparation, cooking_minutes: cooking } = row;
  const minutes =
    preparation === null && cooking === null ? null : (preparation ?? 0) + (cooking ?? 0);
  return { id, title, category, visibility, minutes, imageVersion: row.image_version };
}
