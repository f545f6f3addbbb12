import { setImmediate } from "node:timers/promises";
import type { DeleteResult } from "kysely";

/** So many rows are gone in some milliseconds. */
const ROWS_AT_ONCE = 500;

/**
 * Removes what there is to remove, however much, a bounded number of rows at a time with other work
 * in between, until nothing is left or it is told to stop. Returns how many rows went.
 */
export async function inBatches(
  signal: AbortSignal,
  removeSome: (limit: number) => Promise<Pick<DeleteResult, "numDeletedRows">>,
): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const { numDeletedRows } = await removeSome(ROWS_AT_ONCE);
    removed += Number(numDeletedRows);
    if (numDeletedRows < ROWS_AT_ONCE) break;
    await setImmediate();
  }
  return removed;
}
