import { type Kysely, sql } from "kysely";

/** Lets lists of users be read in order from an index, whatever their size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX follows_of_follower ON follows (follower_id, requested_at)`.execute(db);
  await sql`
    CREATE INDEX follows_pending ON follows (followed_id, requested_at)
    WHERE accepted_at IS NULL`.execute(db);
  await sql`CREATE INDEX users_public ON users (is_public)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ["users_public", "follows_pending", "follows_of_follower"]) {
    await sql`DROP INDEX ${sql.table(index)}`.execute(db);
  }
}
