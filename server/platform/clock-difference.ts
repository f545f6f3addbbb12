/** Nodes' clocks differ by this much at most (docs/self-hosting.md): so much later may another one write. */
export const CLOCK_DIFFERENCE_MS = 60_000;
