import type { Db } from "../db/open";
import { insertItems, lastPosition, type ParsedItem } from "./item-rows";
import type { TakeTurn } from "./job-queue";

const MAX_ITEMS = 10_000;
const MAX_JSON_BYTES = 64 * 1024 * 1024;

export class TooManyItems extends Error {}
export class ReadByAnother extends Error {}

/**
 * Starts over if an earlier run was interrupted. Throws TooManyItems, and ReadByAnother where another run
 * has begun: of a node that took this one for dead.
 */
export async function readItems(
  db: Db,
  importId: number,
  entries: AsyncGenerator<ParsedItem>,
  takeTurn: TakeTurn,
  signal: AbortSignal,
): Promise<number> {
  await db.deleteFrom("import_items").where("import_id", "=", importId).execute();
  let [count, bytes] = [0, 0];
  try {
    while (!signal.aborted) {
      const size = await takeTurn(async () => {
        const { value, done } = await entries.next();
        if (done) return undefined;
        return insertNext(db, importId, count + 1, value);
      });
      if (size === undefined) break;
      count += 1;
      bytes += size;
      if (count > MAX_ITEMS || bytes > MAX_JSON_BYTES) throw new TooManyItems();
    }
  } finally {
    await entries.return(undefined);
  }
  return count;
}

function insertNext(db: Db, importId: number, position: number, item: ParsedItem): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if ((await lastPosition(trx, importId)) !== position - 1) throw new ReadByAnother();
    return insertItems(trx, importId, position, [item]);
  });
}
