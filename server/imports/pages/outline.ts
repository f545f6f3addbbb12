import { type AnyNode, type Document, type Element, Text } from "domhandler";
import { headingOf } from "./headings";
import { elementsOf, isElement } from "./html";
import { textOf } from "./plain";
import { tidyLines } from "./tidy-lines";

/** What frames a page, and is never the recipe. */
const FRAME = new Set(["nav", "footer", "aside", "form"]);

/** Menus and a story may stand above a recipe. */
const MAX_OUTLINE = 300_000;
/** Of elements; no page of a recipe has as many. */
const MAX_MARKED = 50_000;
const LIKE_INGREDIENTS = /^#{1,6} .{0,40}ingr[eé]dient/i;

/** The lines of a page with its headings and lists marked as in Markdown. It changes the page. */
export function markedLines(page: Document): string[] {
  const elements = firstOf(elementsOf(page), MAX_MARKED);
  const titled = aroundAll(elements.filter(({ name }) => /^h[12]$/.test(name)));
  const parted = aroundAll(elements.filter(({ name }) => /^(?:h[1-6]|li)$/.test(name)));
  for (const element of elements) {
    const isWhole = element.name === "form" && titled.has(element);
    if (FRAME.has(element.name) && !isWhole) element.children = [];
    else mark(element, parted.has(element));
  }
  return tidyLines(textOf(page, MAX_OUTLINE));
}

/** Of a page's lines those from the title that its ingredients stand under. */
export function outlineOf(lines: string[]): string {
  const ingredients = lines.findIndex(
    (line) => LIKE_INGREDIENTS.test(line) || (/^#/.test(line) && isIngredients(line)),
  );
  const title = lines.slice(0, ingredients + 1).findLastIndex((line) => line.startsWith("# "));
  return lines.slice(Math.max(0, title)).join("\n");
}

function firstOf<Each>(all: Iterable<Each>, most: number): Each[] {
  const first: Each[] = [];
  for (const each of all) {
    if (first.length === most) break;
    first.push(each);
  }
  return first;
}

function isIngredients(line: string): boolean {
  return headingOf(line)?.part === "ingredients";
}

/** Everything that one of these elements stands in: pages of some systems are one large form. */
function aroundAll(elements: Element[]): Set<AnyNode> {
  const around = new Set<AnyNode>();
  for (const { parent } of elements) {
    for (let above = parent; above && isElement(above) && !around.has(above); above = above.parent)
      around.add(above);
  }
  return around;
}

/** Names that sites give to what stands above a part of a list without being a heading. */
const SMALL_HEADING =
  /(?:section|group)[-_]*(?:name|title|heading|header|label)|sub-?(?:title|head)/i;
const MAY_BE_HEADING = new Set(["p", "div", "dt", "th", "legend"]);

/** A list's item is one line, in however many blocks it is written. */
function mark(element: Element, isParted: boolean): void {
  const [, level] = /^h([1-6])$/.exec(element.name) ?? [];
  const isSmall =
    !isParted &&
    MAY_BE_HEADING.has(element.name) &&
    SMALL_HEADING.test((element.attribs.class ?? "").slice(0, 200));
  if (isSmall) element.children.unshift(new Text("###### "));
  else if (level) element.children.unshift(new Text(`${"#".repeat(Number(level))} `));
  else if (element.name === "li" && !isParted) {
    const text = textOf(element).replaceAll("\n", " ");
    element.children = text ? [new Text(`- ${text}`)] : [];
  }
}
