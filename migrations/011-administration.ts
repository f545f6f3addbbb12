import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Actions of administrators. Names are copied, so that an entry stays readable after the user or
  // item is gone. A NULL actor is the command line.
  await sql`
    CREATE TABLE audit (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      acted_at INTEGER NOT NULL,
      actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      actor_name TEXT,
      act TEXT NOT NULL,
      subject TEXT NOT NULL,
      details TEXT NOT NULL
    ) STRICT`.execute(db);
  await sql`CREATE INDEX audit_of_actor ON audit (actor_id, id)`.execute(db);
  await sql`
    CREATE TRIGGER audit_stays_as_written
    BEFORE UPDATE OF acted_at, actor_name, act, subject, details ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit table is only added to'); END`.execute(db);
  await sql`
    CREATE TRIGGER audit_stays
    BEFORE DELETE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit table is only added to'); END`.execute(db);

  // Has one row while maintenance is on.
  await sql`
    CREATE TABLE maintenance (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      message TEXT NOT NULL CHECK (length(message) <= 500),
      since INTEGER NOT NULL
    ) STRICT`.execute(db);

  // Only administrators see a suspended account.
  await sql`ALTER TABLE users ADD COLUMN suspended_at INTEGER`.execute(db);
  await sql`
    CREATE INDEX users_suspended ON users (id, suspended_at)
    WHERE suspended_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX users_unverified ON users (id) WHERE verified_at IS NULL`.execute(db);
  await keepAdministrator(db);

  // When an administrator retried it; the retry period starts again here.
  await sql`ALTER TABLE outbox ADD COLUMN retried_at INTEGER`.execute(db);
  await sql`
    CREATE INDEX outbox_unsent ON outbox (id)
    WHERE sent_at IS NULL AND failed_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL`.execute(db);

  // Indexes for the cleanup jobs.
  await sql`CREATE INDEX sessions_ending ON sessions (expires_at)`.execute(db);
  await sql`
    CREATE INDEX users_unconfirmed ON users (created_at) WHERE verified_at IS NULL`.execute(db);

  // Every finished backup, successful or not.
  await sql`
    CREATE TABLE backups (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      started_at INTEGER NOT NULL,
      finished_at INTEGER NOT NULL,
      file TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      error TEXT
    ) STRICT`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE backups`.execute(db);
  for (const index of [
    "users_unconfirmed",
    "sessions_ending",
    "outbox_sent",
    "outbox_failed",
    "outbox_unsent",
  ]) {
    await sql`DROP INDEX ${sql.table(index)}`.execute(db);
  }
  await sql`ALTER TABLE outbox DROP COLUMN retried_at`.execute(db);
  for (const trigger of ["users_keep_administrator", "users_keep_last"]) {
    await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  }
  for (const index of ["users_administrators", "users_unverified", "users_suspended"]) {
    await sql`DROP INDEX ${sql.table(index)}`.execute(db);
  }
  await sql`ALTER TABLE users DROP COLUMN suspended_at`.execute(db);
  for (const table of ["maintenance", "audit"]) {
    await sql`DROP TABLE ${sql.table(table)}`.execute(db);
  }
}

/** Ensures that at least one administrator can log in, even under concurrent changes. */
async function keepAdministrator(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX users_administrators ON users (id) WHERE role = 'ADMIN'`.execute(db);
  const isLast = sql`
    old.role = 'ADMIN' AND old.suspended_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM users WHERE role = 'ADMIN' AND suspended_at IS NULL AND id <> old.id
    )`;
  await sql`
    CREATE TRIGGER users_keep_administrator BEFORE UPDATE OF role, suspended_at ON users
    WHEN (new.role <> 'ADMIN' OR new.suspended_at IS NOT NULL) AND ${isLast}
    BEGIN SELECT RAISE(ABORT, 'user.lastAdministrator'); END`.execute(db);
  await sql`
    CREATE TRIGGER users_keep_last BEFORE DELETE ON users
    WHEN ${isLast}
    BEGIN SELECT RAISE(ABORT, 'user.lastAdministrator'); END`.execute(db);
}
