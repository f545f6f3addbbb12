import { expect, test } from "vitest";
import routes from "~/routes";
import { findUsernameProblem, isReservedUsername } from "./username";

test.each([
  ["Émile", "Zoë-Anne", "jean.pierre_2", "Nguyễn", "ñandú", "Łukasz", "123"],
  ["Иван", "Ελένη", "דוד", "محمد", "सुनीता", "ทิพย์", "தமிழ்", "אבא_1"],
  ["たろう", "山田太郎", "カレー", "山田Taro", "김철수", "Kim김", "ㄅㄆㄇ", "陳ㄅa"],
  ["ᏣᎳᎩ", "ⵜⴰⵎⴰⵣⵉⵖⵜ"],
])("a name of one script, or of Latin with one of East Asia, is allowed: %s %s %s", (...names) => {
  for (const name of names)
    expect([name, findUsernameProblem(name.normalize("NFKC"))]).toEqual([name, undefined]);
});

test("a name of letters that look alike is refused", () => {
  for (const name of [
    "Аnn",
    "Rооt",
    "pаypal",
    "Ivаn",
    "Αnna",
    "тест-test",
    "カ김",
    "ㄅ김",
    "Éмиль",
    "a山김か",
    "नa",
  ])
    expect([name, findUsernameProblem(name)]).toEqual([name, "usernameScripts"]);
});

test("what is not drawn is refused wherever it stands", () => {
  const codes = [0x34f, 0x17b4, 0x180b, 0xfe00, 0xfe0f, 0xe0100, 0x115f, 0x1160, 0x3164, 0xffa0];
  const others = [0x200b, 0x200d, 0x2060, 0xad, 0xfeff, 0x202e, 0x1d173];
  for (const code of [...codes, ...others])
    for (const at of [0, 1, 3]) {
      const name = `${"Cyd".slice(0, at)}${String.fromCodePoint(code)}${"Cyd".slice(at)}`;
      expect([code.toString(16), findUsernameProblem(name.normalize("NFKC"))]).toEqual([
        code.toString(16),
        "username",
      ]);
    }
});

test("a mark stands after a letter, once, and with few others", () => {
  for (const name of [
    "\u0301abc",
    "ab.\u0301c",
    "ab1\u0301",
    "q\u0323\u0323ab",
    "x\u0323\u0324\u0325\u0326\u0327",
  ])
    expect([name, findUsernameProblem(name)]).toEqual([name, "usernameMarks"]);
  expect(findUsernameProblem("q\u0323\u0301ab")).toBeUndefined();
});

test("names of those who run the site are reserved, however they are written", () => {
  for (const name of [
    "admin",
    "ADMIN",
    "Ａｄｍｉｎ",
    "ad.min",
    "_admin_",
    "Administrator",
    "root",
    "Popote",
    "support",
  ])
    expect([name, findUsernameProblem(name.normalize("NFKC"))]).toEqual([name, "usernameReserved"]);
  expect(findUsernameProblem("administrateur")).toBeUndefined();
  expect(findUsernameProblem("popotine")).toBeUndefined();
});

test("the first part of every address is reserved", () => {
  const parts = routes.map(({ path = "" }) => path.split("/")[0] ?? "");
  const named = [...new Set(parts)].filter((part) => /^[\w.-]{3,}$/.test(part));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((part) => !isReservedUsername(part))).toEqual([]);
});
