import { setTimeout } from "node:timers/promises";

/** Pause after a task, as a multiple of its duration, so that other requests run. */
const REST_FACTOR = 2;
/** A task takes about 10 ms of processor time; a longer one was waiting. */
const MAX_REST_MS = 150;

export type RunTask = <Done>(work: () => Promise<Done>) => Promise<Done>;

export function createThrottledQueue(signal: AbortSignal): RunTask {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(async () => {
      const startedAt = performance.now();
      const done = await work();
      const rest = Math.min((performance.now() - startedAt) * REST_FACTOR, MAX_REST_MS);
      return { done, rested: setTimeout(rest, undefined, { signal }).catch(() => undefined) };
    });
    last = mine.then(({ rested }) => rested).catch(() => undefined);
    return mine.then(({ done }) => done);
  };
}
