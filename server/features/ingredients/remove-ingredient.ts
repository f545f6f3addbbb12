import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/db/tables";
import { renewLexiconVersion } from "./lexicon-version";

interface RemovedIngredient {
  id: number;
  source: string | null;
  source_code: string | null;
}

/** `gone_ingredients` redirects old links and reserves the id. */
export async function removeIngredient(
  trx: Transaction<Database>,
  { id, source, source_code }: RemovedIngredient,
  mergedInto: number | null,
): Promise<void> {
  const now = Date.now();
  if (source !== null && source_code !== null) {
    await trx
      .insertInto("retired_ingredients")
      .values({ source, source_code, retired_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .updateTable("gone_ingredients")
    .set({ merged_into: mergedInto })
    .where("merged_into", "=", id)
    .execute();
  await trx
    .insertInto("gone_ingredients")
    .values({ id, merged_into: mergedInto, gone_at: now })
    .execute();
  await trx.deleteFrom("ingredients").where("id", "=", id).execute();
  await renewLexiconVersion(trx);
}

export async function getNextIngredientId(trx: Kysely<Database>): Promise<number> {
  const [here, gone] = await Promise.all(
    (["ingredients", "gone_ingredients"] as const).map((table) =>
      trx
        .selectFrom(table)
        .select((eb) => eb.fn.max<number | null>("id").as("last"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Math.max(here?.last ?? 0, gone?.last ?? 0) + 1;
}
