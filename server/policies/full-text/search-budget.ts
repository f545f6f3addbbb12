import type { SearchLimit } from "../../platform/db/engine";

export interface SearchBudget {
  isSpent(): boolean;
  hasStopped: boolean;
}

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

/** Does not count the longest step, which may include garbage collection or JIT compilation. */
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

// CPU time, since such a search hardly waits; capped by wall-clock time, as other threads count.
function startStopwatch(): () => number {
  const begun = { processor: process.cpuUsage(), clock: performance.now() };
  return () => {
    const { user, system } = process.cpuUsage(begun.processor);
    return Math.min((user + system) / 1_000, performance.now() - begun.clock);
  };
}
