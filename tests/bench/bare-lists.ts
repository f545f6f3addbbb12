import type Sqlite from "better-sqlite3";

/** The card a page starts after; undefined for the first page. */
export type After = Card | undefined;

export interface Card {
  id: number;
  created_at: number;
}

const CARD = `recipes.id, title, category, visibility, preparation_minutes, cooking_minutes,
  recipes.image_version, created_at`;
const LIMIT = 24;

export function bareOwn(sqlite: Sqlite.Database, authorId: number) {
  const cards = sqlite.prepare<number[], Card>(
    `SELECT ${CARD} FROM recipes WHERE author_id = ? AND (created_at, id) < (?, ?)
    ORDER BY created_at DESC, id DESC LIMIT ${LIMIT}`,
  );
  return (after: After): Card[] =>
    cards.all(authorId, after?.created_at ?? Number.MAX_SAFE_INTEGER, after?.id ?? 0);
}

export function bareFollowed(sqlite: Sqlite.Database, readerId: number) {
  const cards = sqlite.prepare<number[], Card>(
    `SELECT ${CARD} FROM recipes WHERE visibility IN ('PUBLIC', 'PROTECTED')
      AND author_id IN (SELECT followed_id FROM follows
        WHERE follower_id = ? AND accepted_at IS NOT NULL)
      AND (created_at, id) < (?, ?)
    ORDER BY created_at DESC, id DESC LIMIT ${LIMIT}`,
  );
  return (after: After): Card[] =>
    cards.all(readerId, after?.created_at ?? Number.MAX_SAFE_INTEGER, after?.id ?? 0);
}

export function bareUsing(sqlite: Sqlite.Database, readerId: number) {
  const cards = sqlite.prepare<[Record<string, number>], Card>(
    `SELECT ${CARD} FROM recipe_ingredients JOIN recipes ON recipes.id = recipe_id
    WHERE ingredient_id = @ingredientId AND (visibility = 'PUBLIC' OR author_id = @readerId
      OR (visibility = 'PROTECTED' AND (EXISTS (SELECT 1 FROM follows
        WHERE follower_id = @readerId AND followed_id = author_id AND accepted_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM cookbook_recipes JOIN cookbook_members USING (cookbook_id)
        WHERE cookbook_recipes.recipe_id = recipes.id AND cookbook_members.user_id = @readerId))))
    ORDER BY recipe_id DESC LIMIT ${LIMIT}`,
  );
  return (ingredientId: number): Card[] => cards.all({ ingredientId, readerId });
}
