import { expect, test } from "vitest";
import { createFileNamer, toFileName } from "./file-name";

const nameFile = (title: string) => toFileName(title, ".cook", "Recipe");

test.each([
  ["Leek soup", "Leek soup"],
  ["Crème brûlée", "Crème brûlée"],
  ["../../etc/passwd", "etc-passwd"],
  ["..\\..\\boot.ini", "boot.ini"],
  ["/absolute", "absolute"],
  ["C:\\soup", "C--soup"],
  ['"quoted"\r\nSet-Cookie: a=b', "quoted- Set-Cookie- a=b"],
  ["a<b>c|d?e*f", "a-b-c-d-e-f"],
  [".hidden", "hidden"],
  ["soup. . .", "soup"],
  [".".repeat(100), "Recipe"],
  ["///", "Recipe"],
  ["\u202eexe.kooc", "exe.kooc"],
  ["Soup 🍲", "Soup 🍲"],
  ["🍲", "🍲"],
  ["CON", "_CON"],
  ["con.soup", "_con.soup"],
  ["LPT1", "_LPT1"],
  ["Console", "Console"],
  ["\u0000nul", "_nul"],
  ["汤".repeat(100), "汤".repeat(31)],
])("a file titled %j is named %j, valid on every system", (title, name) => {
  expect(nameFile(title)).toBe(name);
});

test("a name has at most 100 bytes with its extension, and no character is split", () => {
  for (const letter of ["a", "é", "汤", "🍲"])
    for (let lead = 0; lead < 4; lead++) {
      const name = `${nameFile("x".repeat(lead) + letter.repeat(100))}.cook`;
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(100);
      expect(name).not.toContain("\ufffd");
      expect(name).not.toMatch(/\p{Cs}/u);
    }
});

test("no two files share a name, even on a case-insensitive system", () => {
  const unique = createFileNamer(".cook", "Recipe");
  const titles = [
    "Soup",
    "soup",
    "SOUP",
    "Soup (2)",
    "e\u0301",
    "\u00e9",
    "...",
    "///",
    "con",
    "CON",
  ];
  const names = titles.map(unique);
  expect(names).toEqual([
    "Soup",
    "soup (2)",
    "SOUP (3)",
    "Soup (2) (2)",
    "é",
    "é (2)",
    "Recipe",
    "Recipe (2)",
    "_con",
    "_CON (2)",
  ]);
  const long = Array.from({ length: 12 }, () => unique("汤".repeat(100)));
  expect(new Set(long).size).toBe(12);
  for (const name of long) expect(Buffer.byteLength(`${name}.cook`)).toBeLessThanOrEqual(100);
});
