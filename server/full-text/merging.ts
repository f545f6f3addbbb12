import { setImmediate } from "node:timers/promises";
import { countSegments, mergeSegments, WORD_INDEXES } from "../db/full-text";
import type { Db } from "../db/open";

/** With fewer there is little to gain, and a merge writes the whole index anew. */
const MAX_SEGMENTS = 4;
/** A step takes a few milliseconds, then requests are answered. */
const PAGES_A_STEP = 32;

/** Brings the parts together that writing leaves behind; a word is found in one part sooner. */
export async function mergeIndexes(db: Db, signal: AbortSignal): Promise<number> {
  let merged = 0;
  for (const index of WORD_INDEXES) {
    if (signal.aborted || (await countSegments(db, index)) <= MAX_SEGMENTS) continue;
    let isMore = await mergeSegments(db, index, { pages: PAGES_A_STEP, isFirst: true });
    while (isMore && !signal.aborted) {
      await setImmediate();
      isMore = await mergeSegments(db, index, { pages: PAGES_A_STEP, isFirst: false });
    }
    merged += 1;
  }
  return merged;
}
