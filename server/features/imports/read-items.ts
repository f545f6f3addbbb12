import type { Db } from "../../platform/db/open";
import { SLICE_MS } from "../../platform/yield-to-event-loop";
import { findLastPosition, insertItems, type ParsedItem } from "./item-rows";
import type { RunTask } from "./throttled-queue";

const MAX_ITEMS = 10_000;
const MAX_JSON_BYTES = 64 * 1024 * 1024;
/** Items per transaction, since each commit waits for the disk. */
const BATCH_SIZE = 20;

export class TooManyItems extends Error {}
export class ConcurrentRead extends Error {}

// Starts over if interrupted. Throws ConcurrentRead if another node has begun a new run.
export async function readItems(
  db: Db,
  importId: number,
  entries: AsyncGenerator<ParsedItem>,
  runTask: RunTask,
  signal: AbortSignal,
): Promise<number> {
  await db.deleteFrom("import_items").where("import_id", "=", importId).execute();
  let [count, bytes] = [0, 0];
  try {
    while (!signal.aborted) {
      const written = await runTask(async () => {
        const items = await readNextItems(entries, Math.min(BATCH_SIZE, MAX_ITEMS + 1 - count));
        return { items: items.length, bytes: await insertNext(db, importId, count + 1, items) };
      });
      if (written.items === 0) break;
      count += written.items;
      bytes += written.bytes;
      if (count > MAX_ITEMS || bytes > MAX_JSON_BYTES) throw new TooManyItems();
    }
  } finally {
    await entries.return(undefined);
  }
  return count;
}

async function readNextItems(
  entries: AsyncGenerator<ParsedItem>,
  most: number,
): Promise<ParsedItem[]> {
  const items: ParsedItem[] = [];
  const mayWait = performance.now() + SLICE_MS;
  while (items.length < most && (items.length === 0 || performance.now() < mayWait)) {
    const { value, done } = await entries.next();
    if (done) break;
    items.push(value);
  }
  return items;
}

async function insertNext(
  db: Db,
  importId: number,
  position: number,
  items: ParsedItem[],
): Promise<number> {
  if (items.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    if ((await findLastPosition(trx, importId)) !== position - 1) throw new ConcurrentRead();
    return insertItems(trx, importId, position, items);
  });
}
