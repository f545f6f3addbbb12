import { expect, test } from "vitest";
import { formatCountdown } from "./countdown";

test.each([
  [0, "0:00"],
  [-3, "0:00"],
  [0.2, "0:01"],
  [9, "0:09"],
  [60, "1:00"],
  [299.5, "5:00"],
  [3599, "59:59"],
  [3600, "1:00:00"],
  [5405, "1:30:05"],
  [86_400, "24:00:00"],
])("with %s seconds left the countdown shows %s", (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown);
});
