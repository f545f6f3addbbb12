import type { Kysely } from "kysely";
import { stemKey } from "#domain/word-stems";
import { emptyIndex, WORD_INDEXES } from "../db/full-text";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { clearVocabulary } from "../db/vocabulary";
import { indexIngredient, indexRecipe, indexUser } from "./indexing";

/** Raise it when `indexing.ts` or the stemmer changes: the next start indexes everything again. */
const RULES = "1";
const ROWS_AT_ONCE = 500;

type Trx = Kysely<Database>;

export async function updateIndexes(db: Db): Promise<void> {
  const version = await db
    .selectFrom("versions")
    .select("value")
    .where("name", "=", "words")
    .executeTakeFirst();
  if (version?.value === RULES) return;
  await db.transaction().execute(async (trx) => {
    for (const index of WORD_INDEXES) await emptyIndex(trx, index);
    await clearVocabulary(trx);
  });
  await forEachRow(db, "ingredients", reindexIngredient);
  await forEachRow(db, "recipes", indexRecipe);
  await forEachRow(db, "users", indexUser);
  await db
    .insertInto("versions")
    .values({ name: "words", value: RULES })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: RULES }))
    .execute();
}

async function reindexIngredient(trx: Trx, id: number): Promise<void> {
  const names = await trx
    .selectFrom("ingredient_names")
    .select(["key", "locale", "name"])
    .where("ingredient_id", "=", id)
    .execute();
  for (const { key, locale, name } of names) {
    await trx
      .updateTable("ingredient_names")
      .set({ stem: stemKey(name) })
      .where("key", "=", key)
      .where("locale", "=", locale)
      .where("ingredient_id", "=", id)
      .execute();
  }
  await indexIngredient(trx, id);
}

async function forEachRow(
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
