import { expect, test } from "vitest";
import {
  extractHeadings,
  formatHeading,
  insertHeadings,
  readHeading,
  splitSections,
} from "./headings";

const LIST = [
  "# For the cake",
  "flour",
  "eggs",
  "# For the glaze",
  "# Hot",
  "sugar",
  "## To serve",
];

test("headings are extracted from a list and restored at their positions", () => {
  const { items, headings } = extractHeadings(LIST, (text) => text);
  expect(items).toEqual(["flour", "eggs", "sugar"]);
  expect(headings).toEqual([
    { before: 0, text: "For the cake" },
    { before: 2, text: "For the glaze" },
    { before: 2, text: "Hot" },
    { before: 3, text: "To serve" },
  ]);
  expect(insertHeadings(items, headings, formatHeading)).toEqual([
    "# For the cake",
    "flour",
    "eggs",
    "# For the glaze",
    "# Hot",
    "sugar",
    "# To serve",
  ]);
});

test.each(["#", "#2 pencils", "#1 Mix", "# Mix\nand bake", "Mix # well", "#pie #plums", "#½ cup"])(
  "%j is not a heading",
  (text) => {
    const none = { items: [text, "flour"], headings: [] };
    expect(extractHeadings([text, "flour"], (each) => each)).toEqual(none);
  },
);

test.each(["# Cake", "#Cake", "##Cake", "#\tCake"])("%j is the heading Cake", (text) => {
  expect(readHeading(text)).toBe("Cake");
});

test("items are grouped under their heading and keep their number", () => {
  const { items, headings } = extractHeadings(["salt", ...LIST.slice(3)], (text) => text);
  expect(splitSections(items, headings)).toEqual([
    { heading: null, items: [{ item: "salt", index: 0 }] },
    { heading: "For the glaze", items: [] },
    { heading: "Hot", items: [{ item: "sugar", index: 1 }] },
    { heading: "To serve", items: [] },
  ]);
  expect(splitSections([], [])).toEqual([]);
});
