import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface Hold {
  /** Longest processor time of this thread between two turns of the event loop, in milliseconds. */
  processor: number;
  /** Longest wall-clock time between two turns, including other programs and the disk. */
  clock: number;
  all: number;
}

const LOOK_EVERY_MS = 1;

/** Measures, between turns of the event loop, how long some work blocks it. */
export async function longestHold(work: () => Promise<unknown>): Promise<Hold> {
  const begun = performance.now();
  const hold: Hold = { processor: 0, clock: 0, all: 0 };
  let isOver = false;
  const look = async () => {
    let before = { processor: processorMs(), clock: performance.now() };
    while (!isOver) {
      await pause(LOOK_EVERY_MS);
      const now = { processor: processorMs(), clock: performance.now() };
      hold.processor = Math.max(hold.processor, now.processor - before.processor);
      hold.clock = Math.max(hold.clock, now.clock - before.clock);
      before = now;
    }
  };
  const looking = look();
  try {
    await pause(LOOK_EVERY_MS);
    await work();
    await pause(LOOK_EVERY_MS);
  } finally {
    isOver = true;
    await looking;
  }
  return { ...hold, all: performance.now() - begun };
}

/** Unlike `process.cpuUsage`, main thread only; Linux updates it every tick of 1 to 4 ms. */
function processorMs(): number {
  return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[0]) / 1_000_000;
}
