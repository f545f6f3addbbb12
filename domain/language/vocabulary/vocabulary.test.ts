import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../languages";

const FOLDER = "domain/language/vocabulary";
const MAX_COLUMNS = 4;

const tables = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".tsv"))
  .map((file) => {
    const rows = readFileSync(path.join(FOLDER, file), "utf8").trimEnd().split("\n").slice(1);
    return { file, rows };
  });
const kinds = new Set(tables.flatMap(({ rows }) => rows.map((row) => row.split("\t")[0] ?? "")));

test("every table belongs to a known language", () => {
  const known = LANGUAGES.map((language) => `${language}.tsv`);
  expect(tables.filter(({ file }) => !known.includes(file))).toEqual([]);
});

test.each(tables)("$file has a kind and a word in each row, and no row twice", ({ rows }) => {
  const broken = rows.filter((row) => {
    const [kind, word, ...more] = row.split("\t");
    return !kind || !word || more.length + 2 > MAX_COLUMNS;
  });
  expect(broken).toEqual([]);
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
});

test("every kind is explained in README.md, and every kind there has words", () => {
  const readme = readFileSync(path.join(FOLDER, "README.md"), "utf8");
  const cells = readme.split("\n").flatMap((line) => /^\| (`[^|]*) \|/.exec(line)?.[1] ?? []);
  const explained = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, kind]) => kind),
  );
  expect([...kinds].filter((kind) => !explained.includes(kind))).toEqual([]);
  expect(explained.filter((kind) => !kinds.has(kind ?? ""))).toEqual([]);
});
