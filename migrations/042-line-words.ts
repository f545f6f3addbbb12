import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * A line is the cook's words and one parse of them. Lines that were kept as parts only have no
 * words. `rules` is 0 until a line is parsed, which a job does. The old columns stay for one
 * release, so that going back is possible.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = db.getExecutor().adapter instanceof PostgresAdapter ? "bigint" : sql`INTEGER`;
  await db.schema
    .alterTable("recipe_ingredients")
    .addColumn("words", "text", (add) =>
      add.notNull().defaultTo("").check(sql`length(words) <= 250`),
    )
    .execute();
  await db.schema
    .alterTable("recipe_ingredients")
    .addColumn("parse", "text", (add) => add.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("recipe_ingredients")
    .addColumn("rules", integer, (add) => add.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("recipe_ingredients")
    .addColumn("decided_by", "text", (add) =>
      add.notNull().defaultTo("reader").check(sql`decided_by IN ('reader', 'cook')`),
    )
    .execute();
  await db.schema
    .alterTable("recipe_ingredients")
    .addColumn("words_by", "text", (add) =>
      add.notNull().defaultTo("cook").check(sql`words_by IN ('cook', 'parts')`),
    )
    .execute();
  await sql`
    UPDATE recipe_ingredients
    SET words = text, words_by = CASE WHEN text = '' THEN 'parts' ELSE 'cook' END`.execute(db);
  await sql`
    CREATE INDEX recipe_ingredients_by_rules ON recipe_ingredients (rules)
    WHERE words <> ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("recipe_ingredients_by_rules").execute();
  for (const column of ["words", "parse", "rules", "decided_by", "words_by"])
    await db.schema.alterTable("recipe_ingredients").dropColumn(column).execute();
}
