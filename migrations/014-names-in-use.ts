import { type Kysely, sql } from "kysely";

const CUSTOM_NAME_TRIGGERS = [
  "custom_names_counted_up",
  "custom_names_counted_down",
  "custom_names_counted_anew",
];

export async function up(db: Kysely<unknown>): Promise<void> {
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
}

/**
 * Counts the lines that use each custom ingredient name, folded; triggers keep the counts current.
 * The count rejects a line that has a name but no key.
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

/** Fills the keys of existing names as `foldedKey` computed them when this was written. */
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

/** Ids of deleted or merged ingredients, which are never reused. */
async function rememberGoneIngredients(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE gone_ingredients (
      id INTEGER PRIMARY KEY,
      merged_into INTEGER REFERENCES ingredients (id) ON DELETE SET NULL,
      gone_at INTEGER NOT NULL
    ) STRICT`.execute(db);
  await sql`CREATE INDEX gone_ingredients_merged ON gone_ingredients (merged_into)`.execute(db);
}
