import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = readFileSync("docs/upgrade-hazards.md", "utf8");

test("every file of app/framework has a row", () => {
  const files = readdirSync("app/framework").filter((file) => !/\.(test|d)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  const rows = PAGE.split("\n").filter((line) => line.startsWith("|"));
  expect(files.filter((file) => !rows.some((row) => row.includes(file)))).toEqual([]);
});

test("every file named there exists", () => {
  const named = [...PAGE.matchAll(/`((?:app|server|domain|tests|scripts)\/[\w./-]+\.\w+)`/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(file))).toEqual([]);
});
