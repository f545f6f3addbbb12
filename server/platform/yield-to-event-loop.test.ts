import { readFile } from "node:fs";
import { expect, test } from "vitest";
import { completeLoopTurn } from "./yield-to-event-loop";

test("timers that are due run within a turn that begins in a callback of a file or connection", async () => {
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    readFile(import.meta.filename, async () => {
      setTimeout(() => done.push("timer"), 1);
      const begun = performance.now();
      while (performance.now() < begun + 5);
      await completeLoopTurn();
      done.push("turn");
      resolve();
    });
  });
  expect(done).toEqual(["timer", "turn"]);
});
