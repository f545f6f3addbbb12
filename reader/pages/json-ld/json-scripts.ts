import type { Document } from "domhandler";
import { textContent } from "domutils";
import { walkElements } from "../html/parse-html";
import { parseLenientJson } from "../lenient-json/parse-json";

const LINKED_DATA = /^\s*(?:application|text)\/(?:ld[+-]?json|json[+-]ld)/i;
const DATA = /^\s*(?:application|text)\/(?:[\w.+-]*\+)?json/i;
const MAX_SCRIPTS = 200;

export function readJsonScripts(page: Document): { linked: unknown[]; embedded: unknown[] } {
  const linked: unknown[] = [];
  const embedded: string[] = [];
  for (const element of walkElements(page)) {
    const { name, attribs } = element;
    if (linked.length + embedded.length >= MAX_SCRIPTS) break;
    if (name === "meta" && /^\s*[[{]/.test(attribs.content ?? ""))
      embedded.push(attribs.content ?? "");
    if (name !== "script") continue;
    const type = attribs.type ?? "";
    if (LINKED_DATA.test(type)) linked.push(parseLenientJson(textContent(element)));
    else if (DATA.test(type)) embedded.push(textContent(element));
  }
  return { linked, embedded: embedded.filter(mayHoldRecipe).map(parseLenientJson) };
}

/** Skips scripts without a recipe's property names, because parsing is expensive. */
function mayHoldRecipe(text: string): boolean {
  return /recipeIngredient|recipeInstructions/.test(text);
}
