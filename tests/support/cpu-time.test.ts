import { expect, test } from "vitest";
import { expectLinear } from "./cpu-time";

test("linear work passes as linear, work that grows much faster does not", async () => {
  await expectLinear((size) => turn(size * 2_000), 1_000);
  await expect(expectLinear((size) => turn(size ** 3), 400)).rejects.toThrow(
    /more than twice the time/,
  );
});

function turn(times: number): number {
  let sum = 0;
  for (let time = 0; time < times; time++) sum = (sum * 31 + time) % 65_521;
  return sum;
}
