import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // creation_key: one form creates one recipe, however often it is submitted.
  // save_key: the form that saved last; resubmitting it is not an edit conflict.
  await sql`
    CREATE TABLE recipes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      author_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
      description TEXT NOT NULL CHECK (length(description) <= 500),
      yield INTEGER CHECK (yield BETWEEN 1 AND 999),
      preparation_minutes INTEGER CHECK (preparation_minutes BETWEEN 0 AND 10080),
      cooking_minutes INTEGER CHECK (cooking_minutes BETWEEN 0 AND 10080),
      cooking_temperature INTEGER CHECK (cooking_temperature BETWEEN 0 AND 500),
      category TEXT CHECK (category IN (
        'ENTREE', 'MAIN_DISH', 'DESERT', 'SALTY_SNACK', 'SUGARY_SNACK', 'DRINK', 'OTHER')),
      visibility TEXT NOT NULL CHECK (visibility IN ('PRIVATE', 'PROTECTED', 'PUBLIC')),
      image_version INTEGER,
      last_image_version INTEGER NOT NULL DEFAULT 0,
      version INTEGER NOT NULL DEFAULT 1,
      creation_key TEXT NOT NULL,
      save_key TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      UNIQUE (author_id, creation_key)
    ) STRICT`.execute(db);
  await sql`CREATE INDEX recipes_saved_by ON recipes (save_key)`.execute(db);
  await sql`CREATE INDEX recipes_of_author ON recipes (author_id, created_at DESC, id DESC)`.execute(
    db,
  );

  await sql`
    CREATE TABLE recipe_ingredients (
      recipe_id INTEGER NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
      ingredient_id INTEGER REFERENCES ingredients (id),
      custom_name TEXT CHECK (length(custom_name) BETWEEN 1 AND 50),
      amount_numerator INTEGER CHECK (amount_numerator > 0),
      amount_denominator INTEGER CHECK (amount_denominator > 0),
      unit TEXT CHECK (unit IN (
        'NONE', 'UNIT', 'GRAM', 'POUND', 'MILLILITERS', 'TEASPOON', 'TABLESPOON', 'CUP')),
      complement TEXT NOT NULL CHECK (length(complement) <= 100),
      PRIMARY KEY (recipe_id, position),
      CHECK ((ingredient_id IS NULL) <> (custom_name IS NULL)),
      CHECK ((amount_numerator IS NULL) = (amount_denominator IS NULL)),
      CHECK (amount_numerator <= 100000 * amount_denominator)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`
    CREATE INDEX recipe_ingredients_using ON recipe_ingredients (ingredient_id)
    WHERE ingredient_id IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE recipe_paragraphs (
      recipe_id INTEGER NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('STEP', 'TIP')),
      position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
      text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
      PRIMARY KEY (recipe_id, kind, position)
    ) STRICT, WITHOUT ROWID`.execute(db);

  // What a user was writing when their session ended, until they log in again.
  await sql`
    CREATE TABLE recipe_drafts (
      token_hash TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      form TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);

  // An image chosen in a form that could not be saved yet; its files have the same id.
  await sql`
    CREATE TABLE pending_images (
      id TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX pending_images_of_user ON pending_images (user_id, created_at)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "pending_images",
    "recipe_drafts",
    "recipe_paragraphs",
    "recipe_ingredients",
    "recipes",
  ]) {
    await sql`DROP TABLE ${sql.table(table)}`.execute(db);
  }
}
