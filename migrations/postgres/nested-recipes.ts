import { type Kysely, type RawBuilder, sql } from "kysely";

/** One save at a time looks and writes: two at once could close a circle between them. */
export async function createRefusal(
  db: Kysely<unknown>,
  isRefused: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    CREATE FUNCTION refuse_nested_recipes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('sub_recipes'));
      IF ${isRefused} THEN RAISE EXCEPTION 'recipe.nestedTooDeep'; END IF;
      RETURN new;
    END $$`.execute(db);
}
