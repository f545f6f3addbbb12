import { expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabase } from "../../tests/support/database";
import { AppError } from "../platform/errors";
import { consumeAttempt } from "./rate-limit";

test.each([
  ["ten", undefined, 10],
  ["the given number of", 60, 60],
])(
  "a subject gets %s attempts and then has to wait, independent of others",
  async (_, most, expected) => {
    const { db } = openTestDatabase();
    const attempt = (subject: string) =>
      consumeAttempt(db, [subject], most).catch((error: AppError) => error);
    const outcomes = [];
    for (let count = 0; count <= expected; count += 1) outcomes.push(await attempt("fetch 1"));
    expect(outcomes.slice(0, expected)).toEqual(Array(expected).fill(undefined));
    const refused = outcomes.at(-1);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: "request.tooMany",
      headers: { "Retry-After": expect.stringMatching(/^(900|89\d)$/) },
    });
    expect(await attempt("fetch 2")).toBeUndefined();
  },
);

test.each([
  { costs: [60, 40, 1], outcomes: ["made", "made", "request.tooMany"] },
  { costs: [99, 500, 1], outcomes: ["made", "made", "request.tooMany"] },
])("attempts that cost $costs of 100 end $outcomes", async ({ costs, outcomes }) => {
  const { db } = openTestDatabase();
  const made: string[] = [];
  for (const cost of costs) {
    const attempt = consumeAttempt(db, ["image 1"], 100, 1, cost);
    made.push(await attempt.then(() => "made").catch(({ code }: AppError) => code));
  }
  expect(made).toEqual(outcomes);
});

test("attempts are counted across nodes whose clocks differ by less than a minute", async () => {
  const { db } = openTestDatabase();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  const attempts = Array.from({ length: 11 }, (_, at) => at);
  const refused: number[] = [];
  for (const at of attempts) {
    vi.setSystemTime(at % 2 === 0 ? now : now - 50_000);
    await consumeAttempt(db, ["fetch 1"]).catch(() => refused.push(at));
  }
  expect(refused).toEqual([10]);
});
