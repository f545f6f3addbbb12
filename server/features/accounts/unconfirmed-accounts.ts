import { setImmediate } from "node:timers/promises";
import type { Db } from "../../platform/db/open";
import { removeAccount } from "./account-deletion";

const UNCONFIRMED_DAYS = 30;
const BATCH_SIZE = 100;

/** Skips administrators, who may have been appointed without a mail server. */
export async function removeUnconfirmedAccounts(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - UNCONFIRMED_DAYS * 86_400_000;
  let removed = 0;
  for (let last = 0; !signal.aborted; ) {
    const accounts = await listUnconfirmed(db, before, last);
    for (const { id } of accounts) {
      if (signal.aborted) break;
      removed += await removeStillUnconfirmed(db, id);
      await setImmediate();
    }
    if (accounts.length < BATCH_SIZE) break;
    last = accounts.at(-1)?.id ?? last;
  }
  return removed;
}

function listUnconfirmed(db: Db, before: number, after: number) {
  return db
    .selectFrom("users")
    .select("id")
    .where("verified_at", "is", null)
    .where("created_at", "<", before)
    .where("role", "!=", "ADMIN")
    .where("id", ">", after)
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
}

function removeStillUnconfirmed(db: Db, id: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .where("verified_at", "is", null)
      .where("role", "!=", "ADMIN")
      .executeTakeFirst();
    if (!account) return 0;
    await removeAccount(trx, id);
    return 1;
  });
}
