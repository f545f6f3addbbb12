import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * A draft belongs to the form that saved it last, so a recipe may have several.
 * creation_key: forms with the same key create one recipe between them.
 * without_session: saved with the form's secret, without a session of its user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = db.getExecutor().adapter instanceof PostgresAdapter ? "bigint" : "integer";
  await db.schema
    .alterTable("recipe_drafts")
    .addColumn("creation_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("recipe_drafts")
    .addColumn("without_session", integer, (column) =>
      column.notNull().defaultTo(0).check(sql`without_session IN (0, 1)`),
    )
    .execute();
  await sql`UPDATE recipe_drafts SET creation_key = key`.execute(db);
  await sql`
    UPDATE recipe_drafts SET form_key = 'earlier ' || id
    WHERE EXISTS (
      SELECT 1 FROM recipe_drafts AS later
      WHERE later.user_id = recipe_drafts.user_id AND later.form_key = recipe_drafts.form_key
        AND later.id > recipe_drafts.id
    )`.execute(db);
  await sql`DROP INDEX recipe_drafts_of_recipe`.execute(db);
  await sql`
    CREATE INDEX recipe_drafts_of_recipe ON recipe_drafts (recipe_id, user_id)
    WHERE recipe_id IS NOT NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX recipe_drafts_of_form
    ON recipe_drafts (user_id, form_key, without_session)`.execute(db);
}

/** Keeps the newest draft of each recipe; the others become drafts of new recipes. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX recipe_drafts_of_form`.execute(db);
  await sql`DROP INDEX recipe_drafts_of_recipe`.execute(db);
  await sql`
    UPDATE recipe_drafts SET recipe_id = NULL
    WHERE EXISTS (
      SELECT 1 FROM recipe_drafts AS newer
      WHERE newer.user_id = recipe_drafts.user_id AND newer.recipe_id = recipe_drafts.recipe_id
        AND (newer.updated_at > recipe_drafts.updated_at
          OR (newer.updated_at = recipe_drafts.updated_at AND newer.id > recipe_drafts.id))
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX recipe_drafts_of_recipe ON recipe_drafts (recipe_id, user_id)
    WHERE recipe_id IS NOT NULL`.execute(db);
  for (const column of ["without_session", "creation_key"])
    await db.schema.alterTable("recipe_drafts").dropColumn(column).execute();
}
