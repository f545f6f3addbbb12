import { type Kysely, sql } from "kysely";

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
 * Image files that no row references, maintained by triggers: reserved but never used (the process
 * died), replaced, removed, or left by a deleted row. The daily cleanup deletes them a day later,
 * so that a backup finds the files its rows reference. Removing an image skips a version number:
 * open pages may still show a replaced version, but not a removed one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const trigger of TRIGGERS) await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  await sql`DROP TABLE unused_images`.execute(db);
}
