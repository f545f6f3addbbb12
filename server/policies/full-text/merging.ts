import { setImmediate } from "node:timers/promises";
import { type Loop, startLoop } from "../../platform/background-loop";
import {
  countSegments,
  mergeOnlyInSteps,
  mergeSegments,
  WORD_INDEXES,
  type WordIndex,
} from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";

const LOOK_EVERY_MS = 5_000;

/** Below this there is little to gain, and a merge rewrites the whole index. */
const MAX_SEGMENTS = 4;
/** A step takes a few milliseconds, then requests are served. */
const PAGES_A_STEP = 32;

export function startMerging(db: Db): Pick<Loop, "stop"> {
  return startLoop(LOOK_EVERY_MS, (signal) => mergeNewSegments(db, signal), "merging failed");
}

export async function mergeNewSegments(db: Db, signal: AbortSignal): Promise<void> {
  for (const index of WORD_INDEXES) {
    await mergeOnlyInSteps(db, index);
    while (!signal.aborted && (await mergeStep(db, index))) await setImmediate();
  }
}

export async function mergeOneStep(db: Db): Promise<void> {
  for (const index of WORD_INDEXES) await mergeStep(db, index);
}

export async function mergeIndexes(db: Db, signal: AbortSignal): Promise<number> {
  let merged = 0;
  for (const index of WORD_INDEXES) {
    if (signal.aborted || (await countSegments(db, index)) <= MAX_SEGMENTS) continue;
    let isMore = await mergeSegments(db, index, { pages: PAGES_A_STEP, isFirst: true });
    while (isMore && !signal.aborted) {
      await setImmediate();
      isMore = await mergeStep(db, index);
    }
    merged += 1;
  }
  return merged;
}

function mergeStep(db: Db, index: WordIndex): Promise<boolean> {
  return mergeSegments(db, index, { pages: PAGES_A_STEP, isFirst: false });
}
