import { expect, test } from "vitest";
import { withUserMutex } from "./user-mutex";

const ALICE = 1;
const BOB = 2;

test("a user's requests run one at a time and in order, and a failure does not block the next", async () => {
  const journal: string[] = [];
  const fetching = (name: string, fails = false) => {
    return async () => {
      journal.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      journal.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  };
  const outcomes = await Promise.allSettled([
    withUserMutex(ALICE, fetching("first", true)),
    withUserMutex(ALICE, fetching("second")),
    withUserMutex(BOB, fetching("Bob’s")),
  ]);
  expect(outcomes).toEqual([
    { status: "rejected", reason: new Error("first") },
    { status: "fulfilled", value: "second" },
    { status: "fulfilled", value: "Bob’s" },
  ]);
  expect(journal.filter((line) => !line.startsWith("Bob’s"))).toEqual([
    "first begins",
    "first ends",
    "second begins",
    "second ends",
  ]);
  expect(journal.indexOf("Bob’s begins")).toBeLessThan(journal.indexOf("second begins"));
  expect(await withUserMutex(ALICE, fetching("third"))).toBe("third");
});
