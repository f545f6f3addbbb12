/** Milliseconds of the processor that one search may take: the thread answers everybody. */
const BUDGET_MS = 100;
/** Of the clock: a database that is a process of its own takes its own processor. */
const PATIENCE_MS = 5_000;

export interface SearchBudget {
  /** Asked before each step: whoever hears yes leaves the step out. */
  isSpent(): boolean;
  /** Whether a step was left out. */
  hasStopped: boolean;
}

/**
 * Starts now. What other requests take meanwhile counts too: searching hardly ever waits, but for a database
 * that is a process of its own.
 */
export function startBudget(milliseconds = BUDGET_MS): SearchBudget {
  const begun = process.cpuUsage();
  const endsAt = performance.now() + PATIENCE_MS;
  return {
    hasStopped: false,
    isSpent() {
      const { user, system } = process.cpuUsage(begun);
      this.hasStopped ||= user + system > milliseconds * 1_000 || performance.now() > endsAt;
      return this.hasStopped;
    },
  };
}
