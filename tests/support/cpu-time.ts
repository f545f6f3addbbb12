import { expect } from "vitest";

/** Quadratic work has a ratio of 4; garbage collection raises linear work from 2 to 2.7. */
const MOST_GROWTH = 3;
/** Allowance for garbage collection (ms), which takes longer in a process with a large heap. */
const NOISE_MS = 100;
const TRIES = 8;
/** Maximum for any such work (ms): expensive linear work would block a server too. */
const MOST_MS = 5_000;

/** Processor milliseconds of some work, including a test server in this process. */
export async function measureCpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

/**
 * Expects about twice the processor time for twice the size, and less than MOST_MS. `size` must not
 * exceed the limit at which the work truncates its input: otherwise both halves cost the same.
 */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  await work(Math.floor(size / 2));
  for (let time = 0; time < TRIES; time++) {
    half = Math.min(half, await measureCpuTime(async () => work(Math.floor(size / 2))));
    whole = Math.min(whole, await measureCpuTime(async () => work(size)));
    if (whole <= Math.min(half * MOST_GROWTH + NOISE_MS, MOST_MS)) return;
  }
  const figures = `${half.toFixed()} ms for ${size / 2}, ${whole.toFixed()} ms for ${size}`;
  expect.fail(`It takes more than twice the time for twice as much, or seconds: ${figures}`);
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
