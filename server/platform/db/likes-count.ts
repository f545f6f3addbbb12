import { type Kysely, sql } from "kysely";
import type { Database } from "./tables";

export async function listMiscounted(
  db: Kysely<Database>,
): Promise<{ id: number; title: string; stored: number; counted: number }[]> {
  const { rows } = await sql<{ id: number; title: string; stored: number; counted: number }>`
    SELECT * FROM (
      SELECT id, title, likes_count AS stored,
        (SELECT count(*) FROM likes WHERE likes.recipe_id = recipes.id) AS counted
      FROM recipes) AS recipes
    WHERE stored <> counted ORDER BY id`.execute(db);
  return rows;
}

export async function recountLikes(db: Kysely<Database>, id: number): Promise<void> {
  await sql`
    UPDATE recipes SET likes_count =
      (SELECT count(*) FROM likes WHERE likes.recipe_id = recipes.id)
    WHERE id = ${id}`.execute(db);
}
