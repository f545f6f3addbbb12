import { type Kysely, sql } from "kysely";

interface EarlierDraft {
  token_hash: string;
  user_id: number;
  form: string;
  created_at: number;
}

/** Fields of the form that the author did not write. */
const NO_WORDS = ["id", "version", "formKey", "writer", "intent", "__intent__"];

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<EarlierDraft>`
    SELECT * FROM recipe_drafts ORDER BY created_at DESC`.execute(db);
  await sql`DROP TABLE recipe_drafts`.execute(db);
  // One draft per user and form, keyed by the recipe, or by the form for a new recipe. form_key:
  // the form that saved it last. form: NULL once discarded, until no late request of that form can
  // arrive. The draft of a deleted recipe becomes the draft of a new one.
  await sql`
    CREATE TABLE recipe_drafts (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 64),
      recipe_id INTEGER REFERENCES recipes (id) ON DELETE SET NULL,
      version INTEGER,
      form_key TEXT NOT NULL,
      title TEXT NOT NULL CHECK (length(title) <= 100),
      updated_at INTEGER NOT NULL,
      form TEXT CHECK (length(form) <= 500000),
      UNIQUE (user_id, key)
    ) STRICT`.execute(db);
  await sql`
    CREATE UNIQUE INDEX recipe_drafts_of_recipe ON recipe_drafts (recipe_id, user_id)
    WHERE recipe_id IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX recipe_drafts_of_user ON recipe_drafts (user_id, updated_at)`.execute(db);
  await sql`CREATE INDEX recipe_drafts_by_age ON recipe_drafts (updated_at)`.execute(db);
  for (const row of rows) await carryOver(db, row);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE recipe_drafts RENAME TO account_drafts`.execute(db);
  await sql`
    CREATE TABLE recipe_drafts (
      token_hash TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      form TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`
    INSERT OR IGNORE INTO recipe_drafts (token_hash, user_id, form, created_at)
    SELECT key, user_id, form, updated_at FROM account_drafts WHERE form IS NOT NULL`.execute(db);
  await sql`DROP TABLE account_drafts`.execute(db);
}

/** Keeps the newest draft of a recipe; earlier ones become drafts of new recipes. */
async function carryOver(db: Kysely<unknown>, row: EarlierDraft): Promise<void> {
  const entries: [string, string][] = JSON.parse(row.form);
  const given = Object.fromEntries(entries);
  const words = entries.filter(([name]) => !NO_WORDS.includes(name));
  const title = [...(given.title ?? "").trim()].slice(0, 100).join("");
  await sql`
    INSERT INTO recipe_drafts (user_id, key, recipe_id, version, form_key, title, updated_at, form)
    VALUES (
      ${row.user_id},
      ${row.token_hash},
      (
        SELECT id FROM recipes WHERE id = ${numberIn(given.id)} AND author_id = ${row.user_id}
          AND id NOT IN (SELECT recipe_id FROM recipe_drafts WHERE recipe_id IS NOT NULL)
      ),
      ${numberIn(given.version)},
      ${given.formKey ?? row.token_hash},
      ${title},
      ${row.created_at},
      ${JSON.stringify(words)}
    )`.execute(db);
}

function numberIn(text: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
}
