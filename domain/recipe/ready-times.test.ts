import { expect, test } from "vitest";
import { addReadyTime, type ReadyTime, readReadyTimes } from "./ready-times";

const STARTED = Date.UTC(2026, 10, 28, 17, 22);
const buildTime = (step: number, startedAt = STARTED): ReadyTime => ({
  step,
  seconds: 1200,
  startedAt,
});

test("started durations are read back from an address", () => {
  const one = addReadyTime(null, buildTime(3));
  expect(one).toMatch(/^[\w-]{1,24}$/);
  const two = addReadyTime(one, buildTime(4));
  expect(readReadyTimes(two)).toEqual([buildTime(3), buildTime(4)]);
});

test("a duration that is started again has the later time", () => {
  const again = addReadyTime(addReadyTime(null, buildTime(3)), buildTime(3, STARTED + 60_000));
  expect(readReadyTimes(again)).toEqual([buildTime(3, STARTED + 60_000)]);
});

test("an address keeps the six newest", () => {
  let text = "";
  for (let step = 1; step <= 9; step++) text = addReadyTime(text, buildTime(step));
  expect(readReadyTimes(text).map(({ step }) => step)).toEqual([4, 5, 6, 7, 8, 9]);
});

test.each([null, "", "3", "3-1200", "0-1200-1764355362", "3-1200-17643553620", "a-b-c", "_"])(
  "%s names no duration",
  (text) => {
    expect(readReadyTimes(text)).toEqual([]);
  },
);
