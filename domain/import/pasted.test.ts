import { expect, test } from "vitest";
import { parsePasted } from "./pasted";

const PIE = "https://example.org/pie";

test.each<[what: string, pasted: string, addresses: string[]]>([
  ["an address", ` ${PIE}\n`, [PIE]],
  ["an address without its beginning", "example.org/pie", ["https://example.org/pie"]],
  ["several addresses", `${PIE}\n\nhttps://example.org/soup`, [PIE, "https://example.org/soup"]],
  ["addresses with names", `Pie: ${PIE}\n- ${PIE}?a=1`, [PIE, `${PIE}?a=1`]],
  ["addresses and a word", `${PIE}\n${PIE}2\nsoups`, [PIE, `${PIE}2`, "soups"]],
])("%s is read as addresses", (_what, pasted, addresses) => {
  expect(parsePasted(pasted)).toEqual({ kind: "addresses", addresses });
});

test.each<[what: string, pasted: string]>([
  ["a recipe", "Leek soup\n\n3 leeks\n1 l water\n\nCook."],
  ["a recipe that names a page", `Leek soup\n\n3 leeks\n\nCook.\n\n${PIE}`],
  ["a table with addresses", `title,url\nPie,${PIE}\nSoup,https://example.org/soup`],
  ["the source of a page", `<a href="x">\n<a href=${PIE}\n<p>Leek soup`],
  ["a title alone", "Leek soup"],
])("%s is read as a text", (_what, pasted) => {
  expect(parsePasted(pasted)).toEqual({ kind: "text", text: pasted, address: "" });
});

test("an address above a recipe is where it comes from", () => {
  const text = "Leek soup\n\n3 leeks\n\nCook.";
  expect(parsePasted(`${PIE}\n\n${text}`)).toEqual({
    kind: "text",
    text: `\n${text}`,
    address: PIE,
  });
});

test("a text of several megabytes is told in a moment", () => {
  const started = performance.now();
  expect(parsePasted("https://a ".repeat(400_000)).kind).toBe("text");
  expect(parsePasted("a.".repeat(300_000)).kind).toBe("text");
  expect(parsePasted(" ".repeat(2_000_000)).kind).toBe("text");
  expect(performance.now() - started).toBeLessThan(1_000);
});
