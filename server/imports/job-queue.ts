import { setTimeout } from "node:timers/promises";

/** After a piece of work the server is everybody else's for so many times as long as it took. */
const REST = 2;
/** A piece holds the server for some 10 ms; what takes longer waited for others, or for the disk. */
const LONGEST_REST_MS = 150;

export type TakeTurn = <Done>(work: () => Promise<Done>) => Promise<Done>;

/** Pieces of work one after another, in the order in which they are asked for, with rests between. */
export function openJobQueue(signal: AbortSignal): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(async () => {
      const began = performance.now();
      const done = await work();
      const rest = Math.min((performance.now() - began) * REST, LONGEST_REST_MS);
      return { done, rested: setTimeout(rest, undefined, { signal }).catch(() => undefined) };
    });
    last = mine.then(({ rested }) => rested).catch(() => undefined);
    return mine.then(({ done }) => done);
  };
}
