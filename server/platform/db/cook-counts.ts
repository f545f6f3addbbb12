import { type Kysely, sql } from "kysely";
import type { Database } from "./tables";

const COUNTED = sql`
  (SELECT author_id, count(*) AS counted, sum(likes_count) AS liked FROM recipes
   WHERE visibility = 'PUBLIC' GROUP BY author_id)`;

export async function listMiscountedCooks(
  db: Kysely<Database>,
): Promise<{ id: number; username: string }[]> {
  const { rows } = await sql<{ id: number; username: string }>`
    SELECT id, username FROM users LEFT JOIN ${COUNTED} AS shared ON author_id = id
    WHERE public_recipes <> coalesce(counted, 0) OR public_likes <> coalesce(liked, 0)
    ORDER BY id`.execute(db);
  return rows;
}

export async function recountCook(db: Kysely<Database>, id: number): Promise<void> {
  await sql`
    UPDATE users SET (public_recipes, public_likes) =
      (SELECT count(*), coalesce(sum(likes_count), 0) FROM recipes
       WHERE author_id = users.id AND visibility = 'PUBLIC')
    WHERE id = ${id}`.execute(db);
}
