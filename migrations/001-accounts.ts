import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Ids are never reused: old tabs, cached images and links must not reach another row.
  // form_secret identifies the user of a recipe form to the server, and is never shown.
  await sql`
    CREATE TABLE users (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      username TEXT NOT NULL CHECK (length(username) BETWEEN 3 AND 50),
      username_key TEXT NOT NULL UNIQUE,
      email TEXT NOT NULL UNIQUE CHECK (length(email) <= 200),
      password_hash TEXT,
      google_id TEXT UNIQUE,
      role TEXT NOT NULL DEFAULT 'USER' CHECK (role IN ('USER', 'ADMIN')),
      locale TEXT NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'fr')),
      is_public INTEGER NOT NULL DEFAULT 1 CHECK (is_public IN (0, 1)),
      auto_accepts_follows INTEGER NOT NULL DEFAULT 0 CHECK (auto_accepts_follows IN (0, 1)),
      next_visibility TEXT NOT NULL DEFAULT 'PRIVATE'
        CHECK (next_visibility IN ('PRIVATE', 'PROTECTED', 'PUBLIC')),
      image_version INTEGER,
      last_image_version INTEGER NOT NULL DEFAULT 0,
      verified_at INTEGER,
      form_secret TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
      created_at INTEGER NOT NULL
    ) STRICT`.execute(db);

  await sql`
    CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
      data TEXT NOT NULL,
      user_agent TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      seen_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX sessions_of_user ON sessions (user_id)`.execute(db);

  // At most one live token of a kind per user; a newer one replaces it.
  await sql`
    CREATE TABLE tokens (
      token_hash TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN (
        'VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'DELETE_ACCOUNT')),
      email TEXT CHECK ((email IS NOT NULL) = (kind = 'CHANGE_EMAIL')),
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      UNIQUE (user_id, kind)
    ) STRICT, WITHOUT ROWID`.execute(db);

  await sql`
    CREATE TABLE attempts (
      subject TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      window_ends_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);

  await sql`
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      recipient TEXT NOT NULL,
      locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
      details TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0,
      next_try_at INTEGER NOT NULL,
      sent_at INTEGER,
      failed_at INTEGER,
      last_error TEXT
    ) STRICT`.execute(db);
  await sql`CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["outbox", "attempts", "tokens", "sessions", "users"]) {
    await sql`DROP TABLE ${sql.table(table)}`.execute(db);
  }
}
