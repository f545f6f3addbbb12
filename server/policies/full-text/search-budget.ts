import type { SearchLimit } from "../../platform/db/engine";

export interface SearchBudget {
  /** Asked before each step: whoever hears yes leaves the step out. */
  isSpent(): boolean;
  /** Whether a step was left out. */
  hasStopped: boolean;
}

/** Starts now. */
export function startBudget(limit: SearchLimit): SearchBudget {
  const isOver = "clockMs" in limit ? afterClock(limit.clockMs) : afterProcessor(limit.processorMs);
  return {
    hasStopped: false,
    isSpent() {
      this.hasStopped ||= isOver();
      return this.hasStopped;
    },
  };
}

function afterClock(milliseconds: number): () => boolean {
  const endsAt = performance.now() + milliseconds;
  return () => performance.now() > endsAt;
}

/** The longest step is free: garbage may have been collected in it, or its code was run for the first time. */
function afterProcessor(milliseconds: number): () => boolean {
  const used = startStopwatch();
  let before = 0;
  let longest = 0;
  return () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    return now - longest > milliseconds;
  };
}

/**
 * Milliseconds of the processor since then, with what other requests took: such a search hardly ever waits.
 * Other threads of the process count too, but never more than the clock.
 */
function startStopwatch(): () => number {
  const begun = { processor: process.cpuUsage(), clock: performance.now() };
  return () => {
    const { user, system } = process.cpuUsage(begun.processor);
    return Math.min((user + system) / 1_000, performance.now() - begun.clock);
  };
}
