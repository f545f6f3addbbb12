import type { ExpressionBuilder, Selectable } from "kysely";
import type { RecipeCard } from "#domain/recipe/recipe";
import type { Database } from "../../platform/db/tables";

export const CARD_COLUMNS = [
  "recipes.id",
  "recipes.title",
  "recipes.language",
  "recipes.category",
  "recipes.visibility",
  "recipes.preparation_minutes",
  "recipes.cooking_minutes",
  "recipes.image_version",
  "recipes.author_id",
  "recipes.likes_count",
  selectAuthorName,
] as const;

type CardRow = Pick<
  Selectable<Database["recipes"]>,
  | "id"
  | "title"
  | "language"
  | "category"
  | "visibility"
  | "preparation_minutes"
  | "cooking_minutes"
  | "image_version"
  | "author_id"
  | "likes_count"
> & { authorName: string | null };

export function toRecipeCard(row: CardRow): RecipeCard {
  const { id, title, language, category, visibility } = row;
  const { preparation_minutes: preparation, cooking_minutes: cooking } = row;
  const minutes =
    preparation === null && cooking === null ? null : (preparation ?? 0) + (cooking ?? 0);
  return {
    id,
    title,
    language,
    category,
    visibility,
    minutes,
    imageVersion: row.image_version,
    author: { id: row.author_id, username: row.authorName ?? "" },
    likes: row.likes_count,
  };
}

/** A subquery, so that recipe lists need no join with authors. */
function selectAuthorName(eb: ExpressionBuilder<Database, "recipes">) {
  return eb
    .selectFrom("users as author")
    .select("author.username")
    .whereRef("author.id", "=", "recipes.author_id")
    .as("authorName");
}
