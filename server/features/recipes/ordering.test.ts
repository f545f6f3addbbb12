import { expect, test } from "vitest";
import { encodeCursor } from "../../platform/db/cursor";
import { readPosition } from "./ordering";

const DAY_MS = 86_400_000;
const LIKED = { sort: "LIKES", order: "desc" } as Parameters<typeof readPosition>[0];

test("a list by likes recounts at most the last day, whatever its cursor says", () => {
  const opened = Date.now() - 1_000;
  for (const [since, counted] of [
    [opened, opened],
    [0, Date.now() - DAY_MS],
    [opened - 100 * DAY_MS, Date.now() - DAY_MS],
  ] as const) {
    const position = readPosition(LIKED, encodeCursor(["LIKES", "desc", since, 9, 9]));
    expect(position.since).toBeGreaterThanOrEqual(counted);
    expect(position.since).toBeLessThanOrEqual(Date.now());
    expect(position.after).toEqual([9, 9]);
  }
});
