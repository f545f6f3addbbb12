import { type Kysely, sql } from "kysely";
import type { Database } from "./tables";

const COUNTED = sql`
  (SELECT count(*), ifnull(sum(likes_count), 0) FROM recipes
   WHERE recipes.author_id = users.id AND recipes.visibility = 'PUBLIC')`;

/** Accounts whose counts of public recipes, and of their likes, differ from the recipes. */
export async function listMiscountedCooks(
  db: Kysely<Database>,
): Promise<{ id: number; username: string }[]> {
  const { rows } = await sql<{ id: number; username: string }>`
    SELECT id, username FROM users
    WHERE (public_recipes, public_likes) IS NOT ${COUNTED}`.execute(db);
  return rows;
}

export async function recountCook(db: Kysely<Database>, id: number): Promise<void> {
  await sql`
    UPDATE users SET (public_recipes, public_likes) = ${COUNTED} WHERE id = ${id}`.execute(db);
}
