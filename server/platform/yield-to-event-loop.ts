import { setImmediate } from "node:timers/promises";

export const SLICE_MS = 10;

export function createYielder(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    // Awaiting SQLite does not yield: it answers synchronously.
    await setImmediate();
    begun = performance.now();
  };
}

/**
 * Lets everything run that waits. In a request, the first immediate comes before timers and other
 * connections.
 */
export async function completeLoopTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
