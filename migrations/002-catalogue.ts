import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Values are per 100 g; NULL means the source gives none, never zero.
  await sql`
    CREATE TABLE ingredients (
      id INTEGER PRIMARY KEY,
      name_en TEXT NOT NULL,
      name_fr TEXT NOT NULL,
      category TEXT NOT NULL CHECK (category IN (
        'VEGETABLE', 'FRUIT', 'GRAIN', 'NUT', 'DAIRY', 'FISH', 'MEAT', 'CONDIMENT', 'OIL',
        'BAKERY', 'BEVERAGE_INGREDIENT', 'ALCOHOL', 'MISCELLANEOUS')),
      calories REAL,
      carbohydrates REAL,
      sugars REAL,
      fibers REAL,
      proteins REAL,
      saturated_fat REAL,
      unsaturated_fat REAL,
      cholesterol REAL,
      sodium REAL,
      weight_per_unit REAL CHECK (weight_per_unit > 0),
      volumic_mass REAL CHECK (volumic_mass > 0),
      allow_amount INTEGER NOT NULL CHECK (allow_amount IN (0, 1)),
      allow_weight INTEGER NOT NULL CHECK (allow_weight IN (0, 1)),
      allow_volume INTEGER NOT NULL CHECK (allow_volume IN (0, 1)),
      source TEXT,
      source_code TEXT,
      UNIQUE (source, source_code)
    ) STRICT`.execute(db);

  // Every name and alias, folded (no case, no accents), to match what users type.
  await sql`
    CREATE TABLE ingredient_names (
      ingredient_id INTEGER NOT NULL REFERENCES ingredients (id) ON DELETE CASCADE,
      locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
      key TEXT NOT NULL,
      name TEXT NOT NULL,
      is_alias INTEGER NOT NULL CHECK (is_alias IN (0, 1)),
      PRIMARY KEY (key, locale, ingredient_id)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX ingredient_names_of ON ingredient_names (ingredient_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE ingredient_names`.execute(db);
  await sql`DROP TABLE ingredients`.execute(db);
}
