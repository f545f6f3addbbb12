import type { SearchLimit } from "../../platform/db/engine";
import { DatabaseBusy } from "../../platform/errors";
import { findRequestSignal, withRequestSignal } from "../../platform/request-signal";

/** "Nothing found" must be right, also in a process that has just started on a slow machine. */
const TIMES_UNTIL_FOUND = 5;

export interface SearchBudget {
  /** A part of a search that has found nothing yet gets five times the processor time. */
  isSpent(hasFound?: boolean): boolean;
  hasStopped: boolean;
  /** Aborts when a budget of clock time is spent. */
  signal: AbortSignal | undefined;
}

export function startBudget(limit: SearchLimit): SearchBudget {
  const signal = "clockMs" in limit ? AbortSignal.timeout(limit.clockMs) : undefined;
  const isOver =
    "clockMs" in limit ? () => signal?.aborted === true : afterProcessor(limit.processorMs);
  return {
    hasStopped: false,
    signal,
    isSpent(hasFound = true) {
      const isSpent = isOver(hasFound ? 1 : TIMES_UNTIL_FOUND);
      this.hasStopped ||= isSpent;
      return isSpent;
    },
  };
}

/** Does a part of a search; when its clock time is spent, cancels the statement that runs. */
export async function stopWhenSpent<Result, Otherwise>(
  budget: SearchBudget,
  work: () => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  if (!budget.signal) return work();
  const asker = findRequestSignal();
  const signal = asker ? AbortSignal.any([asker, budget.signal]) : budget.signal;
  try {
    return await withRequestSignal(signal, work);
  } catch (error) {
    if (error instanceof DatabaseBusy && budget.isSpent()) return otherwise;
    throw error;
  }
}

/** Does not count the longest step, which may include garbage collection or JIT compilation. */
function afterProcessor(milliseconds: number): (times: number) => boolean {
  const used = startStopwatch();
  let before = 0;
  let longest = 0;
  return (times) => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    return now - longest > milliseconds * times;
  };
}

// CPU time, since such a search hardly waits; capped by wall-clock time, as other threads count.
function startStopwatch(): () => number {
  const begun = { processor: process.cpuUsage(), clock: performance.now() };
  return () => {
    const { user, system } = process.cpuUsage(begun.processor);
    return Math.min((user + system) / 1_000, performance.now() - begun.clock);
  };
}
