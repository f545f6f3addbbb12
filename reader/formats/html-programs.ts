import type { AnyNode, Element } from "domhandler";
import type { RecipeField } from "#domain/import/import";
import { parseTable } from "#domain/text/table";
import { markHeading } from "../marked-heading";
import { extractText } from "../pages/html/html-to-text";
import { isElement, parseHtml, walkElements } from "../pages/html/parse-html";
import type { ParsedRecipe } from "../parsed-recipe";
import { buildRecipe, type FieldTexts } from "./build-recipe";
import table from "./html-programs.tsv?raw";
import { findOnlyPhoto, findReferencedPhotos } from "./image-beside";
import { addTexts } from "./named-fields";
import type { FileContext, Format, ParsedFile } from "./parsed-file";

type Row = [format: Format, field: RecipeField, attribute: string, value: string];

/** HTML exports with all recipes on one page: the start of a recipe, then each field. */
const ROWS = parseTable(table) as Row[];
const FORMATS = new Set(ROWS.map(([format]) => format));

export function readHtmlProgram(html: string, context: FileContext): ParsedFile | undefined {
  for (const format of FORMATS) {
    const [start, ...fields] = ROWS.filter(([name]) => name === format);
    const parts = start ? splitRecipes(html, start) : [];
    const read = (part: string) => recipeIn(part, fields, context, parts.length === 1);
    const { title, ingredients, steps } = read(parts[0] ?? "");
    if (title !== "" && ingredients.length + steps.length > 0)
      return { format, recipes: readAll(parts, read) };
  }
  return undefined;
}

function splitRecipes(html: string, [, , attribute, value]: Row): string[] {
  const start = `<\\w+\\s[^<>]{0,300}?\\b${attribute}\\s?=\\s?["']${value}["']`;
  const starts = [...html.matchAll(new RegExp(start, "gi"))].map(({ index }) => index);
  return starts.map((from, at) => html.slice(from, starts[at + 1]));
}

function* readAll(parts: string[], read: (part: string) => ParsedRecipe): Generator<ParsedRecipe> {
  for (const part of parts) yield read(part);
}

function recipeIn(
  html: string,
  fields: Row[],
  context: FileContext,
  isOnly: boolean,
): ParsedRecipe {
  const elements = [...walkElements(parseHtml(html))];
  const texts: FieldTexts = {};
  for (const [, field, attribute, value] of fields) {
    const found = elements.filter((each) => hasWord(each, attribute, value));
    const said = found.flatMap((each) => readTexts(each, field));
    addTexts(texts, field, said);
  }
  const photos = findReferencedPhotos(texts.image ?? [], context);
  const isNone = photos.length === 0 && isOnly;
  return buildRecipe(texts, { photos: isNone ? findOnlyPhoto(context) : photos });
}

export function hasWord({ attribs }: Element, attribute: string, word: string): boolean {
  return (attribs[attribute] ?? "").trim().split(/\s+/).includes(word);
}

const BLOCKS = new Set(["li", "p", "div", "h3", "h4", "h5", "h6"]);

function readTexts(element: Element, field: RecipeField): string[] {
  const { src, content, href } = element.attribs;
  const attribute = src ?? content ?? (field === "source" ? href : undefined);
  if (attribute !== undefined) return [attribute];
  const items = element.children.filter((node) => isElement(node) && BLOCKS.has(node.name));
  if (items.length === 0) return [extractText(element)];
  return items.map((item) =>
    isHeading(item) ? markHeading(extractText(item)) : extractText(item),
  );
}

function isHeading(node: AnyNode): boolean {
  if (!isElement(node)) return false;
  if (/subheader/i.test(node.attribs.class ?? "") || /^h\d$/.test(node.name)) return true;
  const [only, another] = node.children.filter((child) => extractText(child) !== "");
  return another === undefined && only !== undefined && isElement(only) && BOLD.has(only.name);
}

const BOLD = new Set(["b", "strong"]);
