import type { Db } from "../db/open";
import { insertItems, type ParsedItem } from "./item-rows";
import type { TakeTurn } from "./job-queue";

const MAX_ITEMS = 10_000;
const MAX_JSON_BYTES = 64 * 1024 * 1024;

export class TooManyItems extends Error {}

/** Starts over if an earlier run was interrupted. Throws TooMuch. */
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
        return insertItems(db, importId, count + 1, [value]);
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
