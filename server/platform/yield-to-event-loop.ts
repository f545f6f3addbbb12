import { setImmediate } from "node:timers/promises";

/** As long as a short request takes. */
export const SLICE_MS = 10;

/** For long work beside requests: call it between two steps, and it lets them in when it is time. */
export function createYielder(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    // Awaiting the database gives no turn: it answers at once.
    await setImmediate();
    begun = performance.now();
  };
}
