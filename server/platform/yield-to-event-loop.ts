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
