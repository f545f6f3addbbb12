import type { Kysely } from "kysely";
import { indexWordsOfMany } from "../../platform/db/full-text";
import type { Database } from "../../platform/db/tables";
import { buildUserTerms, readIngredientTerms } from "./indexing";

const ROWS_AT_ONCE = 100;

/** Fills the empty indexes of users and ingredients; the vocabulary is complete already. */
export async function indexAllNames(trx: Kysely<Database>): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const people: { id: number; username: string }[] = await trx
      .selectFrom("users")
      .select(["id", "username"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    const rows = people.map(({ id, username }) => ({ id, words: buildUserTerms(username).words }));
    if (rows.length > 0) await indexWordsOfMany(trx, "user_words", rows);
    last = people.at(-1)?.id;
  }
  const ingredients = await trx.selectFrom("ingredients").select("id").orderBy("id").execute();
  for (const { id } of ingredients) {
    const { words } = await readIngredientTerms(trx, id);
    await indexWordsOfMany(trx, "ingredient_words", [{ id, words }]);
  }
}
