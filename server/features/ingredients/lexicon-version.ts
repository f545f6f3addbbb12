import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";

const NAME = "lexicon";

/** Changes with every catalogue name; differs between databases unless one is a copy. */
export async function getLexiconVersion(db: Db): Promise<string> {
  const [version] = await selectVersion(db, {});
  return version?.value ?? "";
}

const selectVersion = compileOnce((db) =>
  db.selectFrom("versions").select("value").where("name", "=", NAME),
);

export async function renewLexiconVersion(trx: Transaction<Database>): Promise<void> {
  const value = randomUUID();
  await trx
    .insertInto("versions")
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
