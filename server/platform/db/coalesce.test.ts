import { expect, test } from "vitest";
import { coalesce } from "./coalesce";

test("a caller never gets the result of a query sent before its call", async () => {
  const sent: ((answer: string) => void)[] = [];
  const ask = coalesce(() => new Promise<string>((resolve) => sent.push(resolve)));
  const first = [ask(), ask()];
  await turn();
  const later = [ask(), ask(), ask()];
  await turn();
  expect(sent).toHaveLength(1);
  sent[0]?.("before");
  expect(await Promise.all(first)).toEqual(["before", "before"]);
  await turn();
  expect(sent).toHaveLength(2);
  sent[1]?.("after");
  expect(await Promise.all(later)).toEqual(["after", "after", "after"]);
});

test("a failed query does not affect the next one", async () => {
  const answers = [Promise.reject(new Error("lost")), Promise.resolve("there")];
  const ask = coalesce(() => answers.shift() as Promise<string>);
  const first = ask();
  await expect(first).rejects.toThrow("lost");
  expect(await ask()).toBe("there");
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
