import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // email: where the link or code was sent; NULL where it was handed over in person. CHANGE_EMAIL
  // confirms the address it was sent to. is_from_known_device: the requester had logged in from
  // that browser before.
  await sql`ALTER TABLE tokens RENAME TO tokens_before`.execute(db);
  await sql`
    CREATE TABLE tokens (
      token_hash TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN (
        'VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'STOP_EMAIL_CHANGE', 'DELETE_ACCOUNT',
        'CONFIRM_CODE')),
      email TEXT CHECK (email IS NOT NULL OR kind != 'CHANGE_EMAIL'),
      is_from_known_device INTEGER NOT NULL DEFAULT 0 CHECK (is_from_known_device IN (0, 1)),
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      UNIQUE (user_id, kind)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`
    INSERT INTO tokens (token_hash, kind, email, user_id, created_at, expires_at)
    SELECT token_hash, kind,
      coalesce(tokens_before.email, (SELECT users.email FROM users WHERE users.id = user_id)),
      user_id, created_at, expires_at
    FROM tokens_before`.execute(db);
  await sql`DROP TABLE tokens_before`.execute(db);

  // Browsers in which the user has logged in; wrong passwords from others are counted separately.
  await sql`
    CREATE TABLE known_devices (
      token_hash TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL,
      seen_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX known_devices_of_user ON known_devices (user_id, seen_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE known_devices`.execute(db);
  await sql`ALTER TABLE tokens RENAME TO tokens_after`.execute(db);
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
    INSERT INTO tokens (token_hash, kind, email, user_id, created_at, expires_at)
    SELECT token_hash, kind, CASE kind WHEN 'CHANGE_EMAIL' THEN email END, user_id, created_at,
      expires_at
    FROM tokens_after WHERE kind NOT IN ('STOP_EMAIL_CHANGE', 'CONFIRM_CODE')`.execute(db);
  await sql`DROP TABLE tokens_after`.execute(db);
}
