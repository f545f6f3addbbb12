import { type Document, type Element, Text } from "domhandler";
import { elementsOf } from "./html";
import { textOf } from "./plain";

/** What frames a page, and is never the recipe. */
const FRAME = new Set(["nav", "footer", "aside", "form"]);

/**
 * The text of a page with its headings and lists marked as in Markdown, from the title that its
 * ingredients stand under. It changes the page.
 */
export function outlineOf(page: Document): string {
  for (const element of [...elementsOf(page)]) {
    if (FRAME.has(element.name)) element.children = [];
    else mark(element);
  }
  const text = `\n${textOf(page)}`;
  const ingredients = text.search(/\n#{1,6} .{0,40}ingr[eé]dient/i);
  return text.slice(Math.max(0, text.lastIndexOf("\n# ", ingredients))).trim();
}

function mark(element: Element): void {
  const [, level] = /^h([1-6])$/.exec(element.name) ?? [];
  if (level) element.children.unshift(new Text(`${"#".repeat(Number(level))} `));
  else if (element.name === "li") element.children.unshift(new Text("- "));
}
