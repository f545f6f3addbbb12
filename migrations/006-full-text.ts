import { type Kysely, sql } from "kysely";

/** Separate indexes, so that one index reveals nothing about another by counts or timing. */
const INDEXES = [
  "public_recipe_words",
  "other_recipe_words",
  "user_words",
  "ingredient_words",
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  // Words arrive folded: the "ascii" tokenizer treats every non-ASCII letter as part of a word.
  // Each word is prefixed with its field (t_ title, b_ body …), so that each field has short lists.
  for (const index of INDEXES) {
    await sql`
      CREATE VIRTUAL TABLE ${sql.table(index)} USING fts5(
        words, content = '', contentless_delete = 1, detail = none, prefix = '4 5',
        tokenize = "ascii tokenchars '_'")`.execute(db);
  }
  await forgetWith(db, "recipes", ["public_recipe_words", "other_recipe_words"]);
  await forgetWith(db, "users", ["user_words"]);
  await forgetWith(db, "ingredients", ["ingredient_words"]);

  // Every known word, keyed by itself and by each form with one letter removed.
  await sql`
    CREATE TABLE word_fragments (
      fragment TEXT NOT NULL,
      word TEXT NOT NULL,
      PRIMARY KEY (fragment, word)
    ) STRICT, WITHOUT ROWID`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE word_fragments`.execute(db);
  for (const table of ["recipes", "users", "ingredients"]) {
    await sql`DROP TRIGGER ${sql.table(`${table}_forget_words`)}`.execute(db);
  }
  for (const index of INDEXES) await sql`DROP TABLE ${sql.table(index)}`.execute(db);
}

/** Removes a deleted row from the index, also when its account is deleted. */
async function forgetWith(db: Kysely<unknown>, table: string, indexes: string[]): Promise<void> {
  const deletions = indexes.map((index) => `DELETE FROM ${index} WHERE rowid = old.id;`).join(" ");
  await sql
    .raw(`CREATE TRIGGER ${table}_forget_words AFTER DELETE ON ${table} BEGIN ${deletions} END`)
    .execute(db);
}
