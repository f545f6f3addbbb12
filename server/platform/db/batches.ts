import { setImmediate } from "node:timers/promises";
import type { DeleteResult } from "kysely";

/** Deleted within milliseconds, so that requests hardly wait. */
const ROWS_AT_ONCE = 500;

export async function deleteInBatches(
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
