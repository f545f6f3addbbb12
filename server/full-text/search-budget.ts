/** Milliseconds of the processor that one search may take: the thread answers everybody. */
const BUDGET_MS = 100;

export interface SearchBudget {
  isSpent(): boolean;
}

/** Starts now. What other requests take meanwhile counts too: searching hardly ever waits. */
export function startBudget(milliseconds = BUDGET_MS): SearchBudget {
  const begun = process.cpuUsage();
  return {
    isSpent() {
      const { user, system } = process.cpuUsage(begun);
      return user + system > milliseconds * 1_000;
    },
  };
}
