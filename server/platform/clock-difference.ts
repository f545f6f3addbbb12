/** Maximum difference between the clocks of two nodes (docs/self-hosting.md). */
export const CLOCK_DIFFERENCE_MS = 60_000;
