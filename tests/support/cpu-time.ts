import { expect } from "vitest";

/** Where each part meets each, twice as much costs four times; collecting garbage makes 2 to 2.7 of 2. */
const MOST_GROWTH = 3;
/** What collecting garbage may take beside (ms): more for more, in a process that holds much. */
const NOISE_MS = 100;
const TRIES = 8;
/** The most that any such work may take (ms): a dear one that grows evenly would hold a server, too. */
const MOST_MS = 5_000;

/**
 * Milliseconds of processor time that some work takes, however busy the machine is; the server of a
 * test runs in its process.
 */
export async function measureCpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

/**
 * Expects that twice as much costs about twice the processor time, on this machine and in this run,
 * and never seconds. What else the machine does is left out by the least of some tries; the code is
 * compiled before the first. A size is at most where the work cuts its input: else both halves cost
 * the same.
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
