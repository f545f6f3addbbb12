import { expect, onTestFinished, test, vi } from "vitest";
import { takeComplaints } from "../../tests/support/watched-log";
import { type Loop, startLoop } from "./background-loop";

function startTestLoop(everyMs?: number) {
  const ends: ((error?: Error) => void)[] = [];
  const task = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  const loop: Loop = startLoop(everyMs, task, "the task failed");
  onTestFinished(async () => {
    const stopped = loop.stop();
    ends.at(-1)?.();
    await stopped;
  });
  return { loop, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a task runs at once, and only once more however often it is requested meanwhile", async () => {
  const { loop, ends } = startTestLoop();
  await settled();
  loop.again();
  loop.again();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await settled();
  expect(ends).toHaveLength(2);
  loop.again();
  expect(ends).toHaveLength(3);
});

test("a task runs at its interval and never twice at a time", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ends } = startTestLoop(1_000);
  await settled();
  vi.advanceTimersByTime(5_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await settled();
  vi.advanceTimersByTime(1_000);
  expect(ends).toHaveLength(3);
});

test("an error is logged and does not end the loop", async () => {
  const { loop, ends } = startTestLoop();
  await settled();
  ends[0]?.(new Error("provoked"));
  await settled();
  loop.again();
  expect(ends).toHaveLength(2);
  expect(takeComplaints()).toMatchObject([{ msg: "the task failed" }]);
});

test("stopping waits for the current run and starts no other", async () => {
  const { loop, ends } = startTestLoop();
  await settled();
  loop.again();
  let isStopped = false;
  const stopped = loop.stop().then(() => {
    isStopped = true;
  });
  await settled();
  expect([isStopped, loop.signal.aborted]).toEqual([false, true]);
  ends[0]?.();
  await stopped;
  loop.again();
  await settled();
  expect(ends).toHaveLength(1);
});
