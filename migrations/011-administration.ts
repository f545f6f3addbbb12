import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who did what as an administrator, and when. Names are written down as they were, so that a line
  // still says something when the person or the thing is gone. No actor: the command line.
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

  // There is a row while maintenance is on.
  await sql`
    CREATE TABLE maintenance (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      message TEXT NOT NULL CHECK (length(message) <= 500),
      since INTEGER NOT NULL
    ) STRICT`.execute(db);

  // A suspended account is there for administrators only.
  await sql`ALTER TABLE users ADD COLUMN suspended_at INTEGER`.execute(db);
  await sql`
    CREATE INDEX users_suspended ON users (id, suspended_at)
    WHERE suspended_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX users_unverified ON users (id) WHERE verified_at IS NULL`.execute(db);
  await keepAdministrator(db);

  // An administrator had it tried again: for how long counts from then on.
  await sql`ALTER TABLE outbox ADD COLUMN retried_at INTEGER`.execute(db);
  await sql`
    CREATE INDEX outbox_unsent ON outbox (id)
    WHERE sent_at IS NULL AND failed_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL`.execute(db);

  // Every backup that ended, well or not.
  await sql`
    CREATE TABLE backups (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      started_at INTEGER NOT NULL,
      finished_at INTEGER NOT NULL,
      file TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      error TEXT
    ) STRICT`.execute(db);

  await keepUnusedImages(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const trigger of TRIGGERS) await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  await sql`DROP TABLE unused_images`.execute(db);
  await sql`DROP TABLE backups`.execute(db);
  for (const index of ["outbox_sent", "outbox_failed", "outbox_unsent"]) {
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

/** Whatever happens at once, somebody who can log in administers. */
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

const PICTURED: [table: string, folders: string[]][] = [
  ["users", ["users"]],
  ["recipes", ["recipes", "recipes-thumbnails"]],
  ["cookbooks", ["cookbooks"]],
];

const TRIGGERS = [
  ...PICTURED.flatMap(([table]) => [
    `${table}_image_reserved`,
    `${table}_image_changed`,
    `${table}_image_left`,
  ]),
  "pending_images_left",
];

/**
 * The picture files that no row uses, kept in step by the rows: one that was reserved and never
 * taken (the process died between), one that was replaced or removed, one whose thing is gone. The
 * daily upkeep removes them from the disk a day later, so that a backup finds what its rows name.
 */
async function keepUnusedImages(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE unused_images (
      folder TEXT NOT NULL,
      name TEXT NOT NULL,
      since INTEGER NOT NULL,
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX unused_images_since ON unused_images (since)`.execute(db);
  const now = sql`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
  for (const [table, folders] of PICTURED) {
    const leave = (row: "old" | "new", version: string) =>
      sql.join(
        folders.map(
          (folder) => sql`
            INSERT OR IGNORE INTO unused_images (folder, name, since)
            SELECT ${sql.lit(folder)}, ${sql.ref(`${row}.id`)} || '-v' || ${sql.ref(`${row}.${version}`)}, ${now}
            WHERE ${sql.ref(`${row}.${version}`)} > 0;`,
        ),
        sql` `,
      );
    await sql`
      CREATE TRIGGER ${sql.table(`${table}_image_reserved`)}
      AFTER UPDATE OF last_image_version ON ${sql.table(table)}
      WHEN new.last_image_version <> old.last_image_version
      BEGIN ${leave("new", "last_image_version")} END`.execute(db);
    await sql`
      CREATE TRIGGER ${sql.table(`${table}_image_changed`)}
      AFTER UPDATE OF image_version ON ${sql.table(table)}
      WHEN new.image_version IS NOT old.image_version
      BEGIN
        ${leave("old", "image_version")}
        DELETE FROM unused_images
        WHERE folder IN (${sql.join(folders.map((folder) => sql.lit(folder)))})
          AND name = new.id || '-v' || new.image_version;
      END`.execute(db);
    await sql`
      CREATE TRIGGER ${sql.table(`${table}_image_left`)}
      AFTER DELETE ON ${sql.table(table)}
      BEGIN ${leave("old", "image_version")} END`.execute(db);
  }
  await sql`
    CREATE TRIGGER pending_images_left AFTER DELETE ON pending_images
    BEGIN
      INSERT OR IGNORE INTO unused_images (folder, name, since)
      VALUES ('pending', old.id, ${now}), ('pending', old.id || '-thumbnail', ${now});
    END`.execute(db);
}
