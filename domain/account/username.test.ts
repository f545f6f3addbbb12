import { expect, test } from "vitest";
import routes from "~/routes";
import { findUsernameProblem, isReservedUsername } from "./username";

test.each([
  ["Émile", "Zoë-Anne", "jean.pierre_2", "Nguyễn", "ñandú", "Łukasz", "123"],
  ["Иван", "Ελένη", "דוד", "محمد", "सुनीता", "ทิพย์", "தமிழ்", "אבא_1"],
  ["たろう", "山田太郎", "カレー", "山田Taro", "김철수", "Kim김", "ㄅㄆㄇ", "陳ㄅa"],
  ["ᏣᎳᎩ", "ⵜⴰⵎⴰⵣⵉⵖⵜ"],
])(
  "a username in one script, or Latin with one East Asian script, is allowed: %s %s %s",
  (...names) => {
    for (const name of names)
      expect([name, findUsernameProblem(name.normalize("NFKC"))]).toEqual([name, undefined]);
  },
);

test("a username of lookalike letters is rejected", () => {
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

test("an invisible character is rejected at any position", () => {
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

test("combining marks are allowed only after a letter, once, and in small numbers", () => {
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

test("names of site staff are reserved in any spelling", () => {
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

test("the first segment of every URL is reserved", () => {
  const parts = routes.map(({ path = "" }) => path.split("/")[0] ?? "");
  const named = [...new Set(parts)].filter((part) => /^[\w.-]{3,}$/.test(part));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((part) => !isReservedUsername(part))).toEqual([]);
});
