import type { ParsedRecipe } from "../parsed-recipe";
import { htmlToText } from "./html/html-to-text";
import { readSchemaRecipes } from "./json-ld/schema-recipe";
import { parseLenientJson } from "./lenient-json/parse-json";
import { readPage } from "./read-page";
import { MAX_RECIPES } from "./reading-limits";
import { withLeftOut } from "./text/left-out";
import { isLongText, readPlainText } from "./text/read-plain-text";

const TAGS =
  "!doctype|html|head|body|script|meta|div|section|article|main|p|ul|ol|li|h[1-6]|br|table|span";
const MARKUP = new RegExp(`<(?:${TAGS})\\b[^<>]{0,2000}>`, "i");

const JSON_START = /^[\s\ufeff]*[[{]/;

export function readPasted(text: string, address: string | null): ParsedRecipe[] {
  const json = JSON_START.test(text) ? parseLenientJson(text) : undefined;
  const found = json === undefined ? [] : readSchemaRecipes(json, address);
  if (found.length > 0) return found;
  if (!MARKUP.test(text)) return readLines(text, address);
  const onPage = readPage(text, address);
  return onPage.length > 0 ? onPage : readLines(htmlToText(text), address);
}

function readLines(text: string, address: string | null): ParsedRecipe[] {
  return withLeftOut(text, setSource(readPlainText(text), address));
}

export function isMoreThanRead(text: string, recipes: ParsedRecipe[]): boolean {
  const isPlain = !MARKUP.test(text) && !JSON_START.test(text);
  return isPlain ? isLongText(text, recipes) : recipes.length === MAX_RECIPES;
}

function setSource(recipes: ParsedRecipe[], address: string | null): ParsedRecipe[] {
  return recipes.map((recipe) => ({ ...recipe, source: address ?? recipe.source }));
}
