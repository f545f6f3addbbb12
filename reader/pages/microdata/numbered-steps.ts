import type { Element } from "domhandler";
import { elementText } from "../html/html-to-text";
import { elementsOf } from "../html/parse-html";
import { MAX_OUTLINE } from "../reading-limits";

const NUMBERED = /^(?:step |[eé]tape )?\d{1,2} ?[.):–-](?!\d)/i;

export function numberedSteps(element: Element, mayRead: (element: Element) => boolean): string {
  if (!mayRead(element)) return "";
  const all = elementText(element, MAX_OUTLINE).split("\n");
  if (all.filter(isNumbered).length < 2) return "";
  const headings = headingsIn(element, mayRead);
  const lines = all.filter((line) => isNumbered(line) || headings.has(line));
  const first = lines.findIndex(isNumbered);
  return lines
    .slice(Math.max(0, first - 1), lines.findLastIndex(isNumbered) + 1)
    .map((line) => (isNumbered(line) ? line : `${line}:`))
    .join("\n");
}

function isNumbered(line: string): boolean {
  return NUMBERED.test(line);
}

function headingsIn(element: Element, mayRead: (element: Element) => boolean): Set<string> {
  const headings = new Set<string>();
  for (const each of elementsOf(element)) {
    if (/^h[2-6]$/.test(each.name) && mayRead(each)) headings.add(elementText(each));
  }
  return headings;
}
