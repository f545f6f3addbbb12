import { type Kysely, PostgresAdapter, sql } from "kysely";
import { up as listUnusedImages } from "./013-unused-images";
import formerTriggers from "./postgres/baseline/picture-triggers.sql?raw";

const FOLDERS_BY_TABLE: Record<string, string[]> = {
  users: ["users"],
  recipes: ["recipes", "recipes-thumbnails"],
  cookbooks: ["cookbooks"],
};

/**
 * image_key names the stored file of an image and never changes: a pending upload has the key its
 * row will name. Existing files keep their names. Triggers keep listing what no row names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await dropTriggers(db, isPostgres, ["image_reserved", "image_changed", "image_left"]);
  for (const table of Object.keys(FOLDERS_BY_TABLE)) {
    await db.schema
      .alterTable(table)
      .addColumn("image_key", "text", (column) =>
        column.check(sql`image_key IS NULL OR image_version IS NOT NULL`),
      )
      .execute();
    await sql`
      UPDATE ${sql.table(table)} SET image_key = id || '-v' || image_version
      WHERE image_version IS NOT NULL`.execute(db);
    await sql`
      CREATE UNIQUE INDEX ${sql.raw(`${table}_by_image_key`)} ON ${sql.table(table)} (image_key)
      WHERE image_key IS NOT NULL`.execute(db);
  }
  // The next start moves pending uploads out of this folder, and empties it.
  await sql`DELETE FROM unused_images WHERE folder = 'pending'`.execute(db);
  if (isPostgres) await createPostgresTriggers(db);
  else await createSqliteTriggers(db);
}

/** Forgets images stored since, and pending uploads; `check` then removes their files. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await dropTriggers(db, isPostgres, ["image_changed", "image_left"]);
  for (const table of ["pending_images", "unused_images"])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  for (const table of Object.keys(FOLDERS_BY_TABLE)) {
    await sql`
      UPDATE ${sql.table(table)} SET image_version = NULL, image_key = NULL
      WHERE image_key <> id || '-v' || image_version`.execute(db);
    await sql`DROP INDEX ${sql.raw(`${table}_by_image_key`)}`.execute(db);
    await db.schema.alterTable(table).dropColumn("image_key").execute();
  }
  if (isPostgres) {
    await sql`DROP FUNCTION note_unused`.execute(db);
    await sql.raw(formerTriggers).execute(db);
  } else {
    await sql`DROP TABLE unused_images`.execute(db);
    await listUnusedImages(db);
  }
}

async function dropTriggers(
  db: Kysely<unknown>,
  isPostgres: boolean,
  names: string[],
): Promise<void> {
  const drop = async (table: string, trigger: string) => {
    const on = isPostgres ? sql` ON ${sql.table(table)}` : sql``;
    await sql`DROP TRIGGER ${sql.raw(trigger)}${on}`.execute(db);
  };
  for (const table of Object.keys(FOLDERS_BY_TABLE))
    for (const name of names) await drop(table, `${table}_${name}`);
  await drop("pending_images", "pending_images_left");
  if (!isPostgres) return;
  for (const name of [...names, "pending_images_left"])
    await sql`DROP FUNCTION ${sql.raw(name)}`.execute(db);
}

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const now = sql`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
  for (const [table, folders] of Object.entries(FOLDERS_BY_TABLE)) {
    const names = sql.join(folders.map((folder) => sql.lit(folder)));
    const leave = sql.join(
      folders.map(
        (folder) => sql`
          INSERT OR IGNORE INTO unused_images (folder, name, since)
          SELECT ${sql.lit(folder)}, old.image_key, ${now} WHERE old.image_key IS NOT NULL;`,
      ),
      sql` `,
    );
    await sql`
      CREATE TRIGGER ${sql.table(`${table}_image_changed`)}
      AFTER UPDATE OF image_key ON ${sql.table(table)}
      WHEN new.image_key IS NOT old.image_key
      BEGIN
        ${leave}
        DELETE FROM unused_images WHERE folder IN (${names}) AND name = new.image_key;
      END`.execute(db);
    await sql`
      CREATE TRIGGER ${sql.table(`${table}_image_left`)}
      AFTER DELETE ON ${sql.table(table)}
      BEGIN ${leave} END`.execute(db);
  }
  await sql`
    CREATE TRIGGER pending_images_left AFTER DELETE ON pending_images
    BEGIN
      INSERT OR IGNORE INTO unused_images (folder, name, since) VALUES (old.type, old.id, ${now});
      INSERT OR IGNORE INTO unused_images (folder, name, since)
      SELECT 'recipes-thumbnails', old.id, ${now} WHERE old.type = 'recipes';
    END`.execute(db);
}

async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION image_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF old.image_key IS NOT NULL THEN PERFORM note_unused(TG_ARGV[0:], old.image_key); END IF;
      DELETE FROM unused_images WHERE folder = ANY (TG_ARGV[0:]) AND name = new.image_key;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION image_left() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF old.image_key IS NOT NULL THEN PERFORM note_unused(TG_ARGV[0:], old.image_key); END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION pending_images_left() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM note_unused(ARRAY[old.type], old.id);
      IF old.type = 'recipes' THEN PERFORM note_unused('{recipes-thumbnails}', old.id); END IF;
      RETURN NULL;
    END $$`.execute(db);
  for (const [table, folders] of Object.entries(FOLDERS_BY_TABLE)) {
    const names = sql.join(folders.map((folder) => sql.lit(folder)));
    await sql`
      CREATE TRIGGER ${sql.raw(`${table}_image_changed`)}
      AFTER UPDATE OF image_key ON ${sql.table(table)}
      FOR EACH ROW WHEN (new.image_key IS DISTINCT FROM old.image_key)
      EXECUTE FUNCTION image_changed(${names})`.execute(db);
    await sql`
      CREATE TRIGGER ${sql.raw(`${table}_image_left`)} AFTER DELETE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION image_left(${names})`.execute(db);
  }
  await sql`
    CREATE TRIGGER pending_images_left AFTER DELETE ON pending_images
    FOR EACH ROW EXECUTE FUNCTION pending_images_left()`.execute(db);
}
