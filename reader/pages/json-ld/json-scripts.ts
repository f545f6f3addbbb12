import type { Document } from "domhandler";
import { textContent } from "domutils";
import { elementsOf } from "../html/parse-html";
import { parseLenientJson } from "../lenient-json/parse-json";

const LINKED_DATA = /^\s*(?:application|text)\/(?:ld[+-]?json|json[+-]ld)/i;
const DATA = /^\s*(?:application|text)\/(?:[\w.+-]*\+)?json/i;
const MAX_SCRIPTS = 200;

export function jsonScripts(page: Document): { linked: unknown[]; fed: unknown[] } {
  const linked: unknown[] = [];
  const fed: string[] = [];
  for (const element of elementsOf(page)) {
    const { name, attribs } = element;
    if (linked.length + fed.length >= MAX_SCRIPTS) break;
    if (name === "meta" && /^\s*[[{]/.test(attribs.content ?? "")) fed.push(attribs.content ?? "");
    if (name !== "script") continue;
    const type = attribs.type ?? "";
    if (LINKED_DATA.test(type)) linked.push(parseLenientJson(textContent(element)));
    else if (DATA.test(type)) fed.push(textContent(element));
  }
  return { linked, fed: fed.filter(mayHoldRecipe).map(parseLenientJson) };
}

/** Parsing is dear: scripts without a recipe's property names are skipped. */
function mayHoldRecipe(text: string): boolean {
  return /recipeIngredient|recipeInstructions/.test(text);
}
