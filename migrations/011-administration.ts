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

  // What the upkeep looks for, however much there is beside it.
  await sql`CREATE INDEX sessions_ending ON sessions (expires_at)`.execute(db);
  await sql`
    CREATE INDEX users_unconfirmed ON users (created_at) WHERE verified_at IS NULL`.execute(db);

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
  await countCustomNames(db);
  await rememberGoneIngredients(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE gone_ingredients`.execute(db);
  for (const trigger of CUSTOM_NAME_TRIGGERS) {
    await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  }
  await sql`DROP TABLE custom_names`.execute(db);
  await sql`DROP INDEX recipe_ingredients_custom`.execute(db);
  await sql`ALTER TABLE recipe_ingredients DROP COLUMN custom_key`.execute(db);
  for (const trigger of TRIGGERS) await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  await sql`DROP TABLE unused_images`.execute(db);
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
 * Taking a picture away uses up a number: the next one does not follow the one that was taken away,
 * as it would one that it replaced, which is still shown to pages that are open.
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
        UPDATE ${sql.table(table)} SET last_image_version = last_image_version + 1
        WHERE id = new.id AND new.image_version IS NULL;
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

const CUSTOM_NAME_TRIGGERS = [
  "custom_names_counted_up",
  "custom_names_counted_down",
  "custom_names_counted_anew",
];

/**
 * The names that authors gave ingredients of their own, folded, each with the number of lines that
 * use it: kept in step by the lines. A line that has a name but no key is refused by the count.
 */
async function countCustomNames(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE recipe_ingredients ADD COLUMN custom_key TEXT`.execute(db);
  await keyCustomNames(db);
  await sql`
    CREATE INDEX recipe_ingredients_custom ON recipe_ingredients (custom_key)
    WHERE custom_key IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE custom_names (
      key TEXT PRIMARY KEY,
      uses INTEGER NOT NULL CHECK (uses >= 0),
      rank INTEGER GENERATED ALWAYS AS (-uses) VIRTUAL
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX custom_names_ranked ON custom_names (rank, key)`.execute(db);
  await sql`
    INSERT INTO custom_names (key, uses)
    SELECT custom_key, count(*) FROM recipe_ingredients
    WHERE custom_key IS NOT NULL GROUP BY custom_key`.execute(db);

  const countUp = sql`
    INSERT INTO custom_names (key, uses) SELECT new.custom_key, 1 WHERE new.custom_name IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET uses = uses + 1;`;
  const countDown = sql`
    UPDATE custom_names SET uses = uses - 1 WHERE key = old.custom_key;
    DELETE FROM custom_names WHERE key = old.custom_key AND uses = 0;`;
  await sql`
    CREATE TRIGGER custom_names_counted_up AFTER INSERT ON recipe_ingredients
    WHEN new.custom_name IS NOT NULL
    BEGIN ${countUp} END`.execute(db);
  await sql`
    CREATE TRIGGER custom_names_counted_down AFTER DELETE ON recipe_ingredients
    WHEN old.custom_name IS NOT NULL
    BEGIN ${countDown} END`.execute(db);
  await sql`
    CREATE TRIGGER custom_names_counted_anew
    AFTER UPDATE OF custom_name, custom_key ON recipe_ingredients
    BEGIN ${countDown} ${countUp} END`.execute(db);
}

/** Fills the keys of the names that are there, as `foldedKey` made them when this was written. */
async function keyCustomNames(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE name_keys (name TEXT PRIMARY KEY, key TEXT NOT NULL) STRICT`.execute(db);
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT custom_name AS name FROM recipe_ingredients
    WHERE custom_name IS NOT NULL`.execute(db);
  for (const { name } of rows) {
    const key = name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replace(/[’‘]/g, "'")
      .replace(/\s+/g, " ")
      .trim();
    await sql`INSERT INTO name_keys (name, key) VALUES (${name}, ${key})`.execute(db);
  }
  await sql`
    UPDATE recipe_ingredients
    SET custom_key = (SELECT key FROM name_keys WHERE name = custom_name)
    WHERE custom_name IS NOT NULL`.execute(db);
  await sql`DROP TABLE name_keys`.execute(db);
}

/** The ids of ingredients that were deleted, or merged into another: no other gets such an id. */
async function rememberGoneIngredients(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE gone_ingredients (
      id INTEGER PRIMARY KEY,
      merged_into INTEGER REFERENCES ingredients (id) ON DELETE SET NULL,
      gone_at INTEGER NOT NULL
    ) STRICT`.execute(db);
  await sql`CREATE INDEX gone_ingredients_merged ON gone_ingredients (merged_into)`.execute(db);
}
