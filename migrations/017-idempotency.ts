import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The outcome of a form submitted under a key, for a client that missed the response. name: hash
  // of sender, target and key. owner: the user, or the IP address of a visitor. bytes: approximate
  // size of the row with its keys and indexes.
  await sql`
    CREATE TABLE idempotency_outcomes (
      name TEXT PRIMARY KEY CHECK (length(name) = 64),
      owner TEXT NOT NULL,
      session_hash TEXT REFERENCES sessions (token_hash) ON DELETE CASCADE,
      body_digest TEXT NOT NULL CHECK (length(body_digest) = 64),
      outcome TEXT NOT NULL CHECK (length(CAST(outcome AS BLOB)) <= 200000),
      bytes INTEGER NOT NULL CHECK (bytes = 1000 + length(CAST(outcome AS BLOB))),
      expires_at INTEGER NOT NULL,
      CHECK ((session_hash IS NULL) = (owner LIKE 'address %'))
    ) STRICT`.execute(db);
  await sql`
    CREATE INDEX idempotency_outcomes_of_owner
    ON idempotency_outcomes (owner, expires_at, bytes)`.execute(db);
  await sql`
    CREATE INDEX idempotency_outcomes_of_session ON idempotency_outcomes (session_hash)
    WHERE session_hash IS NOT NULL`.execute(db);
  await sql`CREATE INDEX idempotency_outcomes_by_end ON idempotency_outcomes (expires_at)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE idempotency_outcomes`.execute(db);
}
