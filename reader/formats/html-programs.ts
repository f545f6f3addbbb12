import type { AnyNode, Element } from "domhandler";
import type { RecipeField } from "#domain/import";
import { markedHeading } from "../marked-heading";
import { elementText } from "../pages/html/html-to-text";
import { elementsOf, isElement, parseHtml } from "../pages/html/parse-html";
import type { ParsedRecipe } from "../parsed-recipe";
import table from "./html-programs.tsv?raw";
import type { FileContext, Format, ParsedFile } from "./parsed-file";
import { onlyPicture, pictureFile } from "./picture-beside";
import { type FieldTexts, recipeOfFields } from "./recipe-of-fields";

type Row = [format: Format, field: RecipeField | "recipe", attribute: string, value: string];

/** Pages on which programs write all recipes one after the other: where each field stands. */
const ROWS = table
  .trim()
  .split("\n")
  .map((row) => row.split("\t") as Row);
const FORMATS = new Set(ROWS.map(([format]) => format));

/** Undefined where no program known here wrote the page. */
export function readHtmlProgram(html: string, place: FileContext): ParsedFile | undefined {
  for (const format of FORMATS) {
    const rows = ROWS.filter(([name]) => name === format);
    const starts = startsOf(html, rows);
    const [first] = starts;
    if (first === undefined) continue;
    const fields = rows.filter(([, field]) => field !== "recipe");
    const read = (at: number) =>
      recipeIn(html.slice(starts[at], starts[at + 1]), fields, place, starts.length === 1);
    const { title, ingredients, steps } = read(0);
    if (title === "" || ingredients.length + steps.length === 0) continue;
    return { format, recipes: allOf(starts.length, read) };
  }
  return undefined;
}

function startsOf(html: string, rows: Row[]): number[] {
  const [, , attribute, value] = rows.find(([, field]) => field === "recipe") ?? [];
  const start = `<\\w+\\s[^<>]{0,300}?\\b${attribute}\\s?=\\s?["']${value}["']`;
  return [...html.matchAll(new RegExp(start, "gi"))].map(({ index }) => index);
}

function* allOf(count: number, read: (at: number) => ParsedRecipe): Generator<ParsedRecipe> {
  for (let at = 0; at < count; at++) yield read(at);
}

function recipeIn(html: string, fields: Row[], place: FileContext, isOnly: boolean): ParsedRecipe {
  const elements = [...elementsOf(parseHtml(html))];
  const texts: FieldTexts = {};
  for (const [, field, attribute, value] of fields) {
    const found = elements.filter((each) => has(each, attribute, value));
    const said = found.flatMap((each) => textsOf(each, field as RecipeField));
    texts[field as RecipeField] = [...(texts[field as RecipeField] ?? []), ...said];
  }
  const picture = pictureFile(texts.picture ?? [], place);
  return recipeOfFields(texts, { picture: picture ?? (isOnly ? onlyPicture(place) : null) });
}

function has({ attribs }: Element, attribute: string, value: string): boolean {
  return (attribs[attribute] ?? "").trim().split(/\s+/).includes(value);
}

const BLOCKS = new Set(["li", "p", "div", "h3", "h4", "h5", "h6"]);

/** What a field's element says: its address, its content, the items in it, or its words. */
function textsOf(element: Element, field: RecipeField): string[] {
  const { src, content, href } = element.attribs;
  const attribute = src ?? content ?? (field === "source" ? href : undefined);
  if (attribute !== undefined) return [attribute];
  const items = element.children.filter((node) => isElement(node) && BLOCKS.has(node.name));
  if (items.length === 0) return [elementText(element)];
  return items.map((item) =>
    isHeading(item) ? markedHeading(elementText(item)) : elementText(item),
  );
}

/** A line called a header, or one in bold alone. */
function isHeading(node: AnyNode): boolean {
  if (!isElement(node)) return false;
  if (/subheader/i.test(node.attribs.class ?? "") || /^h\d$/.test(node.name)) return true;
  const [only, another] = node.children.filter((child) => elementText(child) !== "");
  return another === undefined && only !== undefined && isElement(only) && BOLD.has(only.name);
}

const BOLD = new Set(["b", "strong"]);
