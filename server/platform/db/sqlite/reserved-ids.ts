import { type Kysely, sql } from "kysely";
import type { Database } from "../tables";

/** Increments the AUTOINCREMENT counter: https://www.sqlite.org/autoinc.html allows that. */
export async function reserveId(
  db: Kysely<Database>,
  table: "recipes" | "cookbooks",
): Promise<number> {
  await sql`
    INSERT INTO sqlite_sequence (name, seq) SELECT ${table}, 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${table})`.execute(db);
  const { rows } = await sql<{ id: number }>`
    UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = ${table} RETURNING seq AS id`.execute(db);
  const [reserved] = rows;
  if (!reserved) throw new Error(`No id of ${table} was reserved`);
  return reserved.id;
}
