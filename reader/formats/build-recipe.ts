import type { RecipeField } from "#domain/import/import";
import { isMarkedHeading, markHeading } from "../marked-heading";
import { withCategory } from "../pages/json-ld/category-names";
import { readCookingTimes } from "../pages/json-ld/cooking-times";
import { toWebAddress } from "../pages/json-ld/image-address";
import { listDistinctPictures } from "../pages/json-ld/picture-key";
import { combineYield } from "../pages/json-ld/schema-yield";
import { parseLenientJson } from "../pages/lenient-json/parse-json";
import { MAX_TEXT } from "../pages/reading-limits";
import { parseFacts } from "../pages/text/fact-lines";
import { CAPITALS, cleanIngredientLines } from "../pages/text/ingredient-lines";
import { attachHeadings, splitSteps, withoutStepNumber } from "../pages/text/split-steps";
import { createBlankRecipe, type ParsedPhoto, type ParsedRecipe } from "../parsed-recipe";
import { joinPhotos } from "../photos";
import { readTagTexts } from "../tags";
import { readFolders } from "./folders";
import { restoreMarks } from "./kept-marks";
import { splitMethod } from "./method-text";
import { stripKeepingHeadings, stripMarkdown, toOneLine } from "./plain-markdown";

/** The texts of each field of a file; several texts are list items. */
export type FieldTexts = Partial<Record<RecipeField, string[]>>;

export function buildRecipe(texts: FieldTexts, own: Partial<ParsedRecipe> = {}): ParsedRecipe {
  const readTexts = (field: RecipeField) =>
    (texts[field] ?? []).map((text) => text.replace(/\r\n?/g, "\n").trim()).filter(Boolean);
  const { steps, tips } = readMethod(readTexts("steps"));
  const [tools, said] = splitTools(readTexts("tools"));
  const sources = readTexts("source").map(toOneLine);
  const [servings = "", made = ""] = readTexts("yield").map(toOneLine);
  const { ingredients, leftOut } = cleanIngredientLines(
    readTexts("ingredients").flatMap(splitItems).map(markIfHeading).map(toOneLine),
  );
  const tags = readTagTexts(readTexts("tags"));
  const folders = readFolders(readTexts("folders"));
  const marked = [...readTexts("steps"), ...readTexts("tips")];
  const description = readTexts("description");
  const recipe: ParsedRecipe = {
    ...createBlankRecipe(toOneLine(stripMarkdown(readTexts("title")[0] ?? ""))),
    description: restoreMarks(description.map(stripMarkdown), description).join("\n"),
    source: sources.find((text) => toWebAddress(text, null)) ?? sources[0] ?? "",
    yield: combineYield(servings, made),
    ...readCookingTimes({
      prepTime: readTime(readTexts("preparation")),
      cookTime: readTime(readTexts("cooking")),
      totalTime: readTime(readTexts("total")),
    }),
    ...parseOven(readTexts("temperature")[0] ?? ""),
    ingredients,
    steps: restoreMarks(steps, marked),
    tips: restoreMarks([...tips, ...readTexts("tips").flatMap(paragraphs), ...said], marked),
    ...(tools.length > 0 ? { tools: tools.join(", ") } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(folders.length > 0 ? { folders } : {}),
    ...own,
    photos: own.photos?.length ? own.photos : photosAt(readTexts("image")),
  };
  return withCategory(recipe, readTexts("category"), readTexts("tags"));
}

function parseOven(text: string): Pick<ParsedRecipe, "cookingTemperature" | "ovenWords"> {
  const { cookingTemperature = null, ovenWords } = parseFacts(`oven: ${text}`) ?? {};
  return { cookingTemperature, ...(ovenWords ? { ovenWords } : {}) };
}

export function splitItems(text: string): string[] {
  const lines = plainLines(text);
  if (lines.length !== 1) return lines;
  const [line = ""] = lines;
  if (/^\[\s*["']/.test(line)) {
    const list = parseLenientJson(line);
    if (Array.isArray(list)) return list.filter((item) => typeof item === "string");
  }
  return line.split(line.includes("|") ? /\s*\|+\s*/ : /\s*;\s*(?![^()]{0,80}\))/).filter(Boolean);
}

/** A single text is a whole method; several are its steps. */
function readMethod(texts: string[]): { steps: string[]; tips: string[] } {
  const items = texts.length === 1 ? stepItems(texts[0] ?? "") : texts;
  if (items.length !== 1)
    return {
      steps: attachHeadings(withoutNumbers(items).map(markIfHeading)).filter(Boolean),
      tips: [],
    };
  const text = withColons(stripKeepingHeadings(items.map(markHeadingLines).join("\n")));
  const read = splitMethod(text);
  return read.steps.length > 0 ? read : { steps: splitSteps(text), tips: [] };
}

/** A semicolon separates steps only before a new sentence. */
function stepItems(text: string): string[] {
  const [line = "", next] = plainLines(text);
  if (next !== undefined) return [text];
  const items = line.includes("|") || /^\[\s*["']/.test(line) ? splitItems(line) : [];
  return items.length > 1 ? items : line.split(/(?<=[\p{L}\d).])\s*;\s*(?=\p{Lu})/u);
}

function withColons(text: string): string {
  const lines = text.split("\n");
  const isAbove = (at: number) => /\p{Ll}/u.test(lines[at + 1] || lines[at + 2] || "");
  return lines
    .map((line, at) => (CAPITALS.test(line) && isAbove(at) ? `${line}:` : line))
    .join("\n");
}

function withoutNumbers(steps: string[]): string[] {
  return /^1\s?[.)]/.test(steps[0] ?? "") ? steps.map(withoutStepNumber) : steps;
}

function markIfHeading(text: string): string {
  const heading = findHeading(text);
  return heading === undefined ? stripMarkdown(text) : markHeading(heading);
}

function markHeadingLines(text: string): string {
  const named = (line: string) => {
    const heading = findHeading(line);
    return heading === undefined ? line : `${heading.replace(/\s*:$/, "")}:`;
  };
  return text.split("\n").map(named).join("\n");
}

function findHeading(line: string): string | undefined {
  if (isMarkedHeading(line)) return line.replace(/^#+\s*\[?|\]$/g, "");
  return HEADINGS.map((form) => form.exec(line)?.[1]).find(Boolean);
}

const HEADINGS = [/^\[([^[\]]{1,100})\]$/, /^,\s+([^,]{1,100})$/, /^\*\*([^*]{1,100})\*\*:?$/];

function plainLines(text: string): string[] {
  const whole = text.slice(0, MAX_TEXT * 2).replace(/\r\n?|\\r\\n|\\n|<br\s*\/?>/gi, "\n");
  const isMarkup = /<\/?(?:p|li|ul|ol|div)\b/i.test(whole);
  return (isMarkup ? stripMarkdown(whole) : whole)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Some authors put sentences among the tools; these become tips. */
function splitTools(texts: string[]): [tools: string[], said: string[]] {
  const all = (texts.length > 1 ? texts : texts.flatMap(splitItems)).map(toOneLine);
  const isSentence = (tool: string) => tool.length > LONGEST_TOOL || /[.!?]$/.test(tool);
  return [all.filter((tool) => !isSentence(tool)), all.filter(isSentence)];
}

const LONGEST_TOOL = 60;

function paragraphs(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map(stripMarkdown)
    .filter(Boolean);
}

function readTime([text = ""]: string[]): string {
  return /^[0\D]*$/.test(text) && text.includes("0") ? "" : toOneLine(text);
}

function photosAt(texts: string[]): ParsedPhoto[] {
  const addresses = texts.slice(0, MAX_NAMED).flatMap((text) => toWebAddress(text, null) ?? []);
  const photos = addresses.map((address) => ({ kind: "address" as const, address }));
  return joinPhotos(listDistinctPictures(photos));
}

const MAX_NAMED = 100;
