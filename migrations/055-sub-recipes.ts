import { type Kysely, PostgresAdapter, sql } from "kysely";
import { createRefusal } from "./postgres/nested-recipes";

const EVENTS = { added: "INSERT", changed: "UPDATE OF sub_recipe_id" };

/**
 * recipe_ingredients.sub_recipe_id: a recipe that a line stands for. At the time it is written, a
 * recipe uses recipes at most three levels deep, and never itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const number = sql.raw(isPostgres ? "bigint" : "INTEGER");
  await sql`
    ALTER TABLE recipe_ingredients
    ADD COLUMN sub_recipe_id ${number} REFERENCES recipes (id) ON DELETE SET NULL`.execute(db);
  await sql`
    CREATE INDEX recipe_ingredients_sub_recipes ON recipe_ingredients (recipe_id, sub_recipe_id)
    WHERE sub_recipe_id IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX recipe_ingredients_used_in ON recipe_ingredients (sub_recipe_id)
    WHERE sub_recipe_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX recipes_titled ON recipes (title_key)`.execute(db);
  if (isPostgres) await createRefusal(db, IS_REFUSED);
  for (const [name, event] of Object.entries(EVENTS))
    await sql`
      CREATE TRIGGER ${sql.raw(`sub_recipes_${name}`)} BEFORE ${sql.raw(event)}
      ON recipe_ingredients FOR EACH ROW WHEN (new.sub_recipe_id IS NOT NULL)
      ${isPostgres ? sql`EXECUTE FUNCTION refuse_nested_recipes()` : REFUSAL}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = sql.raw(isPostgres ? " ON recipe_ingredients" : "");
  for (const name of Object.keys(EVENTS))
    await sql`DROP TRIGGER ${sql.raw(`sub_recipes_${name}`)}${table}`.execute(db);
  if (isPostgres) await sql`DROP FUNCTION refuse_nested_recipes`.execute(db);
  await sql`DROP INDEX recipes_titled`.execute(db);
  await sql`DROP INDEX recipe_ingredients_used_in`.execute(db);
  await sql`DROP INDEX recipe_ingredients_sub_recipes`.execute(db);
  await sql`ALTER TABLE recipe_ingredients DROP COLUMN sub_recipe_id`.execute(db);
}

/** Three levels below the used recipe are one too many, so a circle has at most three recipes. */
const IS_REFUSED = sql`
  new.sub_recipe_id = new.recipe_id
  OR EXISTS (
    SELECT 1 FROM recipe_ingredients AS level1
    LEFT JOIN recipe_ingredients AS level2
      ON level2.recipe_id = level1.sub_recipe_id AND level2.sub_recipe_id IS NOT NULL
    LEFT JOIN recipe_ingredients AS level3
      ON level3.recipe_id = level2.sub_recipe_id AND level3.sub_recipe_id IS NOT NULL
    WHERE level1.recipe_id = new.sub_recipe_id AND level1.sub_recipe_id IS NOT NULL
      AND (
        level1.sub_recipe_id = new.recipe_id
        OR level2.sub_recipe_id = new.recipe_id
        OR level3.sub_recipe_id IS NOT NULL
      )
  )`;

const REFUSAL = sql`
  BEGIN SELECT RAISE(ABORT, 'recipe.nestedTooDeep') WHERE ${IS_REFUSED}; END`;
