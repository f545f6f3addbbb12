import { type AnyNode, type Element, Text } from "domhandler";
import { extractText } from "../html/html-to-text";
import { isElement } from "../html/parse-html";

const HEAD = "head(?:ing|er)?";
const SMALL_HEADING = new RegExp(
  `(?:section|group|block)[-_]*(?:name|title|${HEAD}|label)|list[-_]*(?:title|${HEAD})` +
    `|ingredients?[-_]+(?:label|${HEAD})|sub-?(?:title|head)`,
  "i",
);
const MAY_BE_HEADING = new Set(["p", "div", "dt", "th", "legend", "li"]);

export function markElement(element: Element, isParted: boolean): void {
  const [, level] = /^h([1-6])$/.exec(element.name) ?? [];
  const isSmall = !isParted && (isNamedHeading(element) || isBoldItem(element));
  if (element.name === "li" && !isParted) markItem(element, isSmall ? SMALL : "-");
  else if (element.name === "li" && firstIn(element)?.type === "text") prependMark(element, "-");
  else if (isSmall) prependMark(element, SMALL);
  else if (level && !isList(element)) prependMark(element, "#".repeat(Number(level)));
  else {
    const bold = boldLine(element);
    if (bold) element.children = [new Text(`**${bold}**`)];
  }
}

function isNamedHeading({ name, attribs }: Element): boolean {
  return MAY_BE_HEADING.has(name) && SMALL_HEADING.test((attribs.class ?? "").slice(0, 200));
}

function markItem(element: Element, sign: string): void {
  const text = extractText(element).replaceAll("\n", " ");
  element.children = text ? [new Text(`${sign} ${text}`)] : [];
}

const SMALL = "######";

function isList(heading: Element): boolean {
  return heading.children.filter((node) => isElement(node) && node.name === "br").length > 2;
}

function isBoldItem(element: Element): boolean {
  const [only, more] = element.name === "li" ? element.children.filter(isVisible) : [];
  if (!only || more || !isBold(only) || !("children" in only)) return false;
  const [text] = only.children;
  if (only.children.length !== 1 || text?.type !== "text" || !NAME.test(text.data)) return false;
  const next = element.next && !isVisible(element.next) ? element.next.next : element.next;
  const isAbove =
    next && isElement(next) && next.name === "li" && !next.children.slice(0, 20).some(isBold);
  return Boolean(isAbove);
}

/** A sentence in bold is a step. */
const NAME = /^\D{0,60}[^\d.!?\s]\s*$/;

function isBold(node: AnyNode): boolean {
  return isElement(node) && (node.name === "b" || node.name === "strong");
}

function isVisible(node: AnyNode): boolean {
  return isElement(node) || (node.type === "text" && node.data.trim() !== "");
}

function prependMark(element: Element, sign: string): void {
  let top = element;
  for (let first = firstIn(top); first && isElement(first) && INNER.test(first.name); ) {
    top = first;
    first = firstIn(top);
  }
  top.children.unshift(new Text(`${sign} `));
}

const INNER = /^(?:div|p)$/;

function firstIn(element: Element): AnyNode | undefined {
  return element.children.find(isVisible);
}

const MAX_BOLD = 60;

function boldLine(element: Element): string {
  if (element.name !== "b" && element.name !== "strong") return "";
  const [only] = element.children;
  const text = element.children.length === 1 && only?.type === "text" ? only.data.trim() : "";
  if (!text || text.length > MAX_BOLD || /[\d*]/.test(text)) return "";
  let top: Element = element;
  for (let up = top.parent; up && isElement(up) && WRAPPERS.has(up.name); up = up.parent) {
    if (!isAlone(top)) return "";
    top = up;
  }
  const { parent } = top;
  const isInBlock = parent !== null && isElement(parent) && /^(?:p|div|section)$/.test(parent.name);
  return isInBlock && isAlone(top) ? text : "";
}

const WRAPPERS = new Set(["span", "u", "em", "i", "font"]);

function isAlone({ prev, next }: Element): boolean {
  return isEdge(prev, "prev") && isEdge(next, "next");
}

function isEdge(node: AnyNode | null, direction: "prev" | "next"): boolean {
  const beside = node?.type === "text" && !node.data.trim() ? node[direction] : node;
  return !beside || (isElement(beside) && beside.name === "br");
}
