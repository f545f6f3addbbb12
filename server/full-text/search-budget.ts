/** Milliseconds of the processor that one search may take: the thread answers everybody. */
const BUDGET_MS = 100;

export interface SearchBudget {
  /** Asked before each step: whoever hears yes leaves the step out. */
  isSpent(): boolean;
  /** Whether a step was left out. */
  hasStopped: boolean;
}

/** Starts now. What other requests take meanwhile counts too: searching hardly ever waits. */
export function startBudget(milliseconds = BUDGET_MS): SearchBudget {
  const begun = process.cpuUsage();
  return {
    hasStopped: false,
    isSpent() {
      const { user, system } = process.cpuUsage(begun);
      this.hasStopped ||= user + system > milliseconds * 1_000;
      return this.hasStopped;
    },
  };
}
