import type { AnyNode, Document, Element } from "domhandler";
import { foldedKey } from "#domain/text/text";
import { extractText } from "../html/html-to-text";
import { isElement, walkElements } from "../html/parse-html";
import { MAX_OUTLINE } from "../reading-limits";
import { parseHeading } from "../text/headings";
import { tidyLines } from "../text/tidy-lines";
import { markElement } from "./mark-headings";

const FRAME = new Set(["nav", "footer", "aside", "form"]);
const SHOPPING = /shopping|to[-_]list|add[-_]to/i;

const MAX_MARKED = 50_000;
/** Text that begins with a number is not a heading, whatever its class. */
const SMALL_AMOUNT = /^#{6} (?=\p{N})/u;
const LIKE_INGREDIENTS = /^#{1,6} .{0,40}ingr[eé]dient/i;

/** Returns lines with Markdown marks for headings, lists and bold text. Modifies the page. */
export function readMarkedLines(page: Document): string[] {
  const elements = pickFirst(walkElements(page), MAX_MARKED);
  const titled = listAncestors(elements.filter(({ name }) => /^h[12]$/.test(name)));
  const parted = listAncestors(elements.filter(({ name }) => /^(?:h[1-6]|li)$/.test(name)));
  for (const element of elements) if (isAside(element, titled)) element.children = [];
  for (const element of elements) markElement(element, parted.has(element));
  return tidyLines(extractText(page, MAX_OUTLINE)).map((line) => line.replace(SMALL_AMOUNT, ""));
}

export function extractOutline(lines: string[], known = ""): string {
  const ingredients = lines.findIndex(
    (line) => LIKE_INGREDIENTS.test(line) || (/^#/.test(line) && isIngredients(line)),
  );
  const above = lines.slice(0, ingredients + 1);
  const title = above.findLastIndex((line) => line.startsWith("# "));
  const key = known && title < 0 ? foldedKey(known) : "";
  const same = key ? above.findLastIndex((line) => foldedHeading(line) === key) : -1;
  return lines.slice(Math.max(0, title, same)).join("\n");
}

function foldedHeading(line: string): string | undefined {
  const [, text] = /^#{2,6} (.{1,200})$/.exec(line) ?? [];
  return text && foldedKey(text);
}

function pickFirst<Each>(all: Iterable<Each>, most: number): Each[] {
  const first: Each[] = [];
  for (const each of all) {
    if (first.length === most) break;
    first.push(each);
  }
  return first;
}

function isIngredients(line: string): boolean {
  return parseHeading(line)?.part === "ingredients";
}

function listAncestors(elements: Element[]): Set<AnyNode> {
  const around = new Set<AnyNode>();
  for (const { parent } of elements) {
    for (let above = parent; above && isElement(above) && !around.has(above); above = above.parent)
      around.add(above);
  }
  return around;
}

/** Some systems wrap the page in a form, including its title. */
function isAside(element: Element, titled: ReadonlySet<AnyNode>): boolean {
  if (element.name === "a") return SHOPPING.test((element.attribs.class ?? "").slice(0, 200));
  return FRAME.has(element.name) && !(element.name === "form" && titled.has(element));
}
