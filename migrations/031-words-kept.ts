import { type Kysely, sql } from "kysely";

/** The same options without stored words, for a lossless `down`. */
const INDEX = `content = '', contentless_delete = 1, detail = none, prefix = '4 5',
  tokenize = "ascii tokenchars '_'"`;
const KEEPING = `detail = none, prefix = '4 5', tokenize = "ascii tokenchars '_'"`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // Adds the author, so that a word's recipes of one author are found directly.
  await rebuild(db, "public_recipe_words", INDEX, sql`kept.words || ' s_o' || recipes.author_id`);
  // Stores the words, so that the few recipes visible to a user can be checked one by one.
  await rebuild(db, "other_recipe_words", KEEPING, sql`kept.words`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const withoutAuthor = sql`replace(kept.words || ' ', ' s_o' || recipes.author_id || ' ', ' ')`;
  await rebuild(db, "public_recipe_words", INDEX, withoutAuthor);
  await rebuild(db, "other_recipe_words", INDEX, sql`kept.words`);
}

/** Takes the words from the index itself, without tokenizing again. */
async function rebuild(
  db: Kysely<unknown>,
  index: string,
  options: string,
  words: ReturnType<typeof sql>,
): Promise<void> {
  const table = sql.table(index);
  const view = sql.table(`temp.terms_of_${index}`);
  await sql`CREATE VIRTUAL TABLE ${view} USING fts5vocab('main', ${sql.lit(index)}, 'instance')`.execute(
    db,
  );
  await sql`
    CREATE TEMP TABLE kept AS
    SELECT doc AS id, ' ' || group_concat(term, ' ') AS words FROM ${view} GROUP BY doc`.execute(
    db,
  );
  await sql`DROP TABLE ${view}`.execute(db);
  await sql`DROP TABLE ${table}`.execute(db);
  await sql`CREATE VIRTUAL TABLE ${table} USING fts5(words, ${sql.raw(options)})`.execute(db);
  await sql`
    INSERT INTO ${table} (rowid, words)
    SELECT kept.id, trim(${words}) FROM kept JOIN recipes ON recipes.id = kept.id
    ORDER BY kept.id`.execute(db);
  await sql`DROP TABLE temp.kept`.execute(db);
}
