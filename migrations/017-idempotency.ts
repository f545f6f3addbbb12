import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What came of a form that was sent under a key, for whoever did not get the answer. name: of whom
  // it was sent by, where to and under which key, hashed. owner: the person, or the address of who is
  // not signed in. bytes: all that a row takes, roughly, its keys and indexes too.
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
