import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // As for recipes: one form creates one cookbook; save_key is the form that saved last.
  await sql`
    ALTER TABLE cookbooks ADD COLUMN created_by INTEGER
    REFERENCES users (id) ON DELETE SET NULL`.execute(db);
  await sql`ALTER TABLE cookbooks ADD COLUMN creation_key TEXT`.execute(db);
  await sql`ALTER TABLE cookbooks ADD COLUMN save_key TEXT`.execute(db);
  await sql`CREATE UNIQUE INDEX cookbooks_once ON cookbooks (created_by, creation_key)`.execute(db);
  await sql`CREATE INDEX cookbooks_saved_by ON cookbooks (save_key)`.execute(db);
  await sql`
    CREATE INDEX cookbook_recipes_in_order
    ON cookbook_recipes (cookbook_id, added_at, recipe_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ["cookbook_recipes_in_order", "cookbooks_saved_by", "cookbooks_once"]) {
    await sql`DROP INDEX ${sql.table(index)}`.execute(db);
  }
  for (const column of ["save_key", "creation_key", "created_by"]) {
    await sql`ALTER TABLE cookbooks DROP COLUMN ${sql.ref(column)}`.execute(db);
  }
}
