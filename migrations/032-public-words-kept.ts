import { type Kysely, sql } from "kysely";

const REST = `detail = none, prefix = '4 5', tokenize = "ascii tokenchars '_'"`;

/** Stores the words, so that a few public recipes can be checked one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rebuild(db, REST);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await rebuild(db, `content = '', contentless_delete = 1, ${REST}`);
}

async function rebuild(db: Kysely<unknown>, options: string): Promise<void> {
  await sql`
    CREATE VIRTUAL TABLE temp.terms USING fts5vocab('main', 'public_recipe_words', 'instance')
  `.execute(db);
  await sql`
    CREATE TEMP TABLE kept AS
    SELECT doc AS id, group_concat(term, ' ') AS words FROM temp.terms GROUP BY doc`.execute(db);
  await sql`DROP TABLE temp.terms`.execute(db);
  await sql`DROP TABLE public_recipe_words`.execute(db);
  await sql`CREATE VIRTUAL TABLE public_recipe_words USING fts5(words, ${sql.raw(options)})`.execute(
    db,
  );
  await sql`
    INSERT INTO public_recipe_words (rowid, words)
    SELECT id, words FROM temp.kept ORDER BY id`.execute(db);
  await sql`DROP TABLE temp.kept`.execute(db);
}
