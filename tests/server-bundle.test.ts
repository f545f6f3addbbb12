import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./support/built";

const files = readdirSync("build/server", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, code: readFileSync(`build/server/${file}`, "latin1") }));

test("the server's code is ASCII, so that it takes one byte a character in memory", () => {
  expect(files.length).toBeGreaterThan(3);
  const others = files.filter(({ code }) => !/^[\0-\x7f]*$/.test(code));
  expect(others.map(({ file }) => file)).toEqual([]);
});

test("the server's code does not import react-dom, whose code for development Node would keep", () => {
  const importing = files.filter(({ code }) => /from "react-dom"/.test(code));
  expect(importing.map(({ file }) => file)).toEqual([]);
});
