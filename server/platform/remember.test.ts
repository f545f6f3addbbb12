import { expect, test } from "vitest";
import { remember } from "./remember";

const MAX_BYTES = 1_000;

function openCounter(maxBytes = MAX_BYTES) {
  const worked: string[] = [];
  const repeat = remember(maxBytes, (text: string, { times }: { times: bigint }) => {
    worked.push(text);
    return { words: Array<string>(Number(times)).fill(text), times, last: undefined };
  });
  return { worked, repeat };
}

test("equal content is worked out once, other content again", () => {
  const { worked, repeat } = openCounter();
  for (let round = 0; round < 2; round++) {
    for (const text of ["a", "b"]) {
      const result = { words: [text, text], times: 2n, last: undefined };
      expect(repeat(text, { times: 2n })).toStrictEqual(result);
    }
    expect(repeat("a", { times: 1n })).toStrictEqual({ words: ["a"], times: 1n, last: undefined });
  }
  expect(worked).toEqual(["a", "b", "a"]);
});

test("a caller that changes a result changes nobody else's", () => {
  const { repeat } = openCounter();
  for (let round = 0; round < 3; round++) {
    const { words } = repeat("a", { times: 1n });
    expect(words).toEqual(["a"]);
    words.push("b");
  }
});

test("work that throws is tried again", () => {
  const { worked, repeat } = openCounter();
  for (let round = 0; round < 2; round++) expect(() => repeat("a", { times: -1n })).toThrow();
  expect(worked).toEqual(["a", "a"]);
});

test("a full memory drops the result that was used longest ago", () => {
  const { worked, repeat } = openCounter();
  const texts = Array.from({ length: 50 }, (_, at) => `text ${at}`);
  for (const text of texts) repeat(text, { times: 1n });
  worked.length = 0;
  repeat(texts.at(-1) as string, { times: 1n });
  repeat(texts[0] as string, { times: 1n });
  expect(worked).toEqual([texts[0]]);
});

test("a result larger than the memory is worked out each time", () => {
  const { worked, repeat } = openCounter(10);
  for (let round = 0; round < 2; round++) repeat("a", { times: 1n });
  expect(worked).toEqual(["a", "a"]);
});
