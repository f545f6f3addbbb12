import type Sqlite from "better-sqlite3";

export interface ViewedRecipe {
  title: string;
  lines: { name: string }[];
  paragraphs: { text: string }[];
}

export function bareView(sqlite: Sqlite.Database, readerId: number | null) {
  const recipe = sqlite.prepare<[Record<string, unknown>], { title: string }>(
    `SELECT recipes.*, username, users.image_version AS author_image_version
    FROM recipes JOIN users ON users.id = author_id
    WHERE recipes.id = @id AND (visibility = 'PUBLIC' OR author_id = @readerId
      OR (visibility = 'PROTECTED' AND EXISTS (SELECT 1 FROM follows
        WHERE follower_id = @readerId AND followed_id = author_id AND accepted_at IS NOT NULL)))`,
  );
  const lines = sqlite.prepare<[number], { name: string }>(
    `SELECT coalesce(name_en, custom_name) AS name, amount_numerator, amount_denominator, unit,
      complement
    FROM recipe_ingredients LEFT JOIN ingredients ON ingredients.id = ingredient_id
    WHERE recipe_id = ? ORDER BY position`,
  );
  const paragraphs = sqlite.prepare<[number], { text: string }>(
    "SELECT kind, text FROM recipe_paragraphs WHERE recipe_id = ? ORDER BY kind, position",
  );
  return (id: number): ViewedRecipe => ({
    title: "",
    ...recipe.get({ id, readerId }),
    lines: lines.all(id),
    paragraphs: paragraphs.all(id),
  });
}
