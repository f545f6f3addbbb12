import { expect, test } from "vitest";
import { readParseData } from "./parse-data";

test.each(["", "{", "null", "[]", '["xx",0,[],[]]'])("%j is no stored parse", (text) => {
  expect(readParseData(text)).toBeUndefined();
});

test("a stored parse is read", () => {
  expect(readParseData('["en",0,[],[]]')).toEqual(["en", 0, [], []]);
});
