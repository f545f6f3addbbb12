import type { Kysely } from "kysely";
import { emptyIndex } from "../db/full-text";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { forgetWords } from "../db/vocabulary";
import { indexIngredient, indexRecipe, indexUser } from "./indexing";

/** Raised whenever `indexing.ts` or the stems change, so that what is stored is indexed anew. */
const RULES = "1";
const ROWS_AT_ONCE = 500;

type Trx = Kysely<Database>;

/** Indexes every row anew where it was indexed by older rules, or not yet. */
export async function bringIndexesUp(db: Db): Promise<void> {
  const version = await db
    .selectFrom("versions")
    .select("value")
    .where("name", "=", "words")
    .executeTakeFirst();
  if (version?.value === RULES) return;
  await db.transaction().execute(async (trx) => {
    for (const index of INDEXES) await emptyIndex(trx, index);
    await forgetWords(trx);
  });
  await everyRow(db, "ingredients", indexIngredient);
  await everyRow(db, "recipes", indexRecipe);
  await everyRow(db, "users", indexUser);
  await db
    .insertInto("versions")
    .values({ name: "words", value: RULES })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: RULES }))
    .execute();
}

const INDEXES = [
  "public_recipe_words",
  "other_recipe_words",
  "user_words",
  "ingredient_words",
] as const;

async function everyRow(
  db: Db,
  table: "ingredients" | "recipes" | "users",
  index: (trx: Trx, id: number) => Promise<void>,
): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const { id } of rows) await index(trx, id);
    });
    last = rows.at(-1)?.id ?? last;
  }
}
