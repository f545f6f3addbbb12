import { prefixHeadings } from "../../marked-heading";
import type { ParsedRecipe } from "../../parsed-recipe";
import { MAX_LINES } from "../reading-limits";
import { withoutDuplicateBlock } from "./duplicate-blocks";
import { parseHeading } from "./headings";
import { cleanIngredientLines, splitIngredientList, withoutBullet } from "./ingredient-lines";
import { isIngredientLike, splitByShape } from "./line-heuristics";
import { withoutMessageWrapper } from "./message-wrappers";
import { joinParagraphs, listPageParagraphs } from "./paragraphs";
import { toFields } from "./recipe-facts";
import { splitRepeatedBlocks } from "./repeated-blocks";
import { splitSteps } from "./split-steps";
import { splitSections, type TextSections } from "./text-sections";
import { isLongPaste, rejoinHyphenated, tidyLines, withoutMarkdown } from "./tidy-lines";

/** With `isHeaded`, returns only recipes with headings for both ingredients and steps. */
export function readPlainText(text: string, { isHeaded = false } = {}): ParsedRecipe[] {
  const rules = text.match(RULE)?.length ?? 0;
  const lines = isHeaded
    ? tidyLines(text)
    : rejoinHyphenated(tidyLines(withoutMessageWrapper(text)));
  return splitRecipes(lines, rules, isHeaded)
    .slice(0, MAX_WRITTEN)
    .map((lines) => splitSections(lines, isHeaded))
    .filter(({ headed }) => !isHeaded || (headed.has("ingredients") && headed.has("steps")))
    .flatMap((parts) => buildRecipe(parts, isHeaded) ?? []);
}

export function isLongText(text: string, recipes: ParsedRecipe[]): boolean {
  return recipes.length === MAX_WRITTEN || isLongPaste(text);
}

const MAX_WRITTEN = 1_000;
const RULE = /^-{3,}$/gm;

function splitRecipes(lines: string[], rules: number, isPage: boolean): string[][] {
  const chunks = chunksAt(lines, /^# /);
  if (chunks.length > 1 && chunks.every((chunk) => chunk.some(isMainHeading))) return chunks;
  const ofBook = chunksAt(lines, /^## /);
  const isBook =
    rules >= ofBook.length - 1 &&
    ofBook.filter((chunk) => chunk.some(isMainHeading)).length > 1 &&
    ofBook.every(([title = ""]) => parseHeading(title)?.part === "other");
  if (isBook) return ofBook;
  return isPage ? [lines] : splitRepeatedBlocks(lines);
}

function chunksAt(lines: string[], heading: RegExp): string[][] {
  const starts = lines.flatMap((line, at) => (heading.test(line) ? [at] : []));
  return starts.map((start, at) => lines.slice(start, starts[at + 1]));
}

function isMainHeading(line: string): boolean {
  const part = parseHeading(line)?.part;
  return part === "ingredients" || part === "steps";
}

function buildRecipe(parts: TextSections, isPage: boolean): ParsedRecipe | undefined {
  const { description, ingredients, steps } = sortLines(parts);
  const paragraphs = isPage ? listPageParagraphs : joinParagraphs;
  if (ingredients.length === 0 && steps.length === 0) return undefined;
  const method = splitSteps(paragraphs(steps).map(withoutMarkdown).join("\n")).slice(0, MAX_LINES);
  const { ingredients: lines, leftOut } = cleanIngredientLines(
    joinBullets(ingredients).map(withoutMarkdown),
  );
  return {
    title: withoutMarkdown(parts.title),
    description: joinParagraphs(description).map(withoutMarkdown).join("\n"),
    language: null,
    ...toFields(parts.facts),
    ingredients: lines,
    steps: isPage ? withoutDuplicateBlock(method) : method,
    tips: prefixHeadings(
      splitSteps(paragraphs(parts.lines.tips).map(withoutMarkdown).join("\n")),
    ).slice(0, MAX_LINES),
    ...readTools(parts.lines.tools.map(withoutMarkdown)),
    photos: [],
    ...(leftOut.length > 0 ? { leftOut } : {}),
  };
}

function readTools(lines: string[]): { tools?: string } {
  const names = lines.map(withoutBullet).filter((line) => line && line.length < MAX_TOOL);
  return names.length > 0 ? { tools: names.slice(0, MAX_TOOLS).join(", ") } : {};
}

const MAX_TOOLS = 30;
const MAX_TOOL = 60;

function sortLines({ title, lines, headed }: TextSections): {
  description: string[];
  ingredients: string[];
  steps: string[];
} {
  const { description, ingredients, steps } = lines;
  if (headed.has("ingredients") && headed.has("steps")) return lines;
  if (headed.has("ingredients")) {
    const { before, ingredients: found, after } = splitByShape(ingredients);
    return { description, ingredients: [...before, ...found], steps: after };
  }
  const untitled = isIngredientLike(title) ? [title, ...description] : description;
  const { before, ingredients: found, after } = splitByShape(untitled.flatMap(splitIngredientList));
  if (headed.has("steps")) {
    return { description: before, ingredients: [...found, ...after], steps };
  }
  const isRecipe = found.filter(isIngredientLike).length > 1;
  return isRecipe
    ? { description: before, ingredients: found, steps: after }
    : { description, ingredients: [], steps: [] };
}

const BULLET = /^[-–*•·▢☐□▪●◦‣+]\s/;

/** In a bulleted list, a lower-case line without a bullet continues the line before. */
function joinBullets(lines: string[]): string[] {
  const isList =
    lines.filter((line) => BULLET.test(line)).length * 2 > lines.filter(Boolean).length;
  const joined: string[][] = [];
  lines.forEach((line, at) => {
    const open = joined.at(-1) ?? [];
    const isRest =
      isList && /^[\p{Ll}(]/u.test(line) && BULLET.test(open[0] ?? "") && lines[at - 1];
    if (isRest) open.push(line);
    else joined.push([line]);
  });
  return joined.map((each) => each.join(" "));
}
