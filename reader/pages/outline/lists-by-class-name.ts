import type { Document, Element } from "domhandler";
import { extractText } from "../html/html-to-text";
import { isElement } from "../html/parse-html";
import { MAX_OUTLINE } from "../reading-limits";

const LISTS = new Set(["ul", "ol", "dl", "div", "section", "table"]);
const INGREDIENTS = /(?:^|[-_])(?:ingredients?|ingr[eé]dients?)(?=$|[-_])|ingredients?[-_]?list/i;
const METHOD = "instructions?|directions?|method|steps|preparation|procedure|etapes|zubereitung";
const STEPS = new RegExp(
  `(?:^|[-_])(?:${METHOD})(?=$|[-_])|(?:instructions?|directions?|steps)[-_]?list`,
  "i",
);

export function findListsByClass(page: Document): string {
  const ingredients = findByName(page, INGREDIENTS);
  const steps = findByName(page, STEPS);
  if (ingredients.length === 0 && steps.length === 0) return "";
  return [
    "## Ingredients",
    ...ingredients.map(listText),
    "## Instructions",
    ...steps.map(listText),
  ].join("\n");
}

function listText(list: Element): string {
  const lines = extractText(list, MAX_OUTLINE).split("\n");
  const first = lines.findIndex((line) => /^(?:- |#|\*\*)/.test(line));
  return lines.slice(Math.max(0, first)).join("\n");
}

function findByName(page: Document, form: RegExp): Element[] {
  const found: Element[] = [];
  const waiting = [...page.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    const names = `${node.attribs.class ?? ""} ${node.attribs.id ?? ""}`.slice(0, 500).split(/\s+/);
    if (LISTS.has(node.name) && names.some((name) => form.test(name))) found.push(node);
    else for (const child of [...node.children].reverse()) waiting.push(child);
  }
  return found;
}
