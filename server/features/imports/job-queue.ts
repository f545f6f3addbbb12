import { setTimeout } from "node:timers/promises";

/** The rest after a turn, as a multiple of the turn's length; other requests run meanwhile. */
const REST = 2;
/** A turn takes about 10 ms of processor time; a longer one waited for the disk or for others. */
const LONGEST_REST_MS = 150;

export type TakeTurn = <Done>(work: () => Promise<Done>) => Promise<Done>;

export function openJobQueue(signal: AbortSignal): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(async () => {
      const startedAt = performance.now();
      const done = await work();
      const rest = Math.min((performance.now() - startedAt) * REST, LONGEST_REST_MS);
      return { done, rested: setTimeout(rest, undefined, { signal }).catch(() => undefined) };
    });
    last = mine.then(({ rested }) => rested).catch(() => undefined);
    return mine.then(({ done }) => done);
  };
}
