import type { SearchLimit } from "../db/engine";

export interface SearchBudget {
  /** Asked before each step: whoever hears yes leaves the step out. */
  isSpent(): boolean;
  /** Whether a step was left out. */
  hasStopped: boolean;
}

/** Starts now. Of the processor, what other requests take meanwhile counts too: such a search hardly ever waits. */
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

function afterProcessor(milliseconds: number): () => boolean {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return user + system > milliseconds * 1_000;
  };
}
