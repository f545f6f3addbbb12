import type { FoundRecipe } from "../found";
import { parsedJson } from "./json";
import { readPage } from "./page";
import { plainText } from "./plain";
import { readPlainText } from "./plain-text";
import { recipesIn } from "./schema";

const MARKUP =
  /<(?:!doctype|html|head|body|script|meta|div|section|article|main|p|ul|ol|li|h[1-6]|br|table|span)\b[^<>]{0,2000}>/i;

/** The recipes of what somebody pasted: the HTML of a page, its JSON-LD, Markdown or plain text. */
export function readPasted(text: string, address: string | null): FoundRecipe[] {
  const json = /^[\s\ufeff]*[[{]/.test(text) ? parsedJson(text) : undefined;
  const found = json === undefined ? [] : recipesIn(json, address);
  if (found.length > 0) return found;
  if (!MARKUP.test(text)) return sourced(readPlainText(text), address);
  const onPage = readPage(text, address);
  return onPage.length > 0 ? onPage : sourced(readPlainText(plainText(text)), address);
}

function sourced(recipes: FoundRecipe[], address: string | null): FoundRecipe[] {
  return recipes.map((recipe) => ({ ...recipe, source: address ?? recipe.source }));
}
