import type { Language } from "#domain/language/languages";
import { formatHeading } from "#domain/recipe/headings";
import { RECIPE_FIELD_NAMES, type RecipeFieldName } from "#domain/recipe/recipe-fields";
import { isMarkedHeading } from "../../marked-heading";
import type { WrittenPhoto } from "../written-photos";
import { parseCooklangBlocks } from "./cooklang-blocks";
import { type Content, parseSection, readContent, type Section } from "./cooklang-content";
import { hideEscaped } from "./cooklang-escapes";
import { type Metadata, readFact } from "./cooklang-metadata";

export const OWN_FILE = { writer: "exported by", name: "Popote" };

const COOKLANG_FIELDS: RecipeFieldName[] = [
  ...(["title", "description", "source", "category", "language", "yield"] as const),
  ...(["preparationMinutes", "cookingMinutes", "cookingTemperature", "ovenWords", "tags"] as const),
];

export const OWN_FIELDS = RECIPE_FIELD_NAMES.filter(
  (name) => !COOKLANG_FIELDS.includes(name) && name !== "visibility",
);

export function isOwnFile(metadata: Metadata): boolean {
  return readFact(metadata, OWN_FILE.writer) === OWN_FILE.name;
}

const OWN_LINE = new RegExp(`^${OWN_FILE.writer}: "${OWN_FILE.name}"$`, "m");
const BLANK_LINES = /\n(?:[ \t]*\n)+/;
const SECTION = /^== (.*) ==$/;
const PHOTO = /^-- !\[((?:[^\\[\]]|\\.)*)\]\(([^()\s]{1,1000})\)$/;
const WORDS = /\[- ((?:[^\\[\]]|\\.)*) -\],?$/;

/** Whether a text without its file's name is Cooklang written by Popote. */
export function isOwnCooklang(beginning: string): boolean {
  return /^---\r?\n/.test(beginning) && OWN_LINE.test(beginning);
}

/** Reads what export writes to the letter, and blocks edited by hand as in any Cooklang file. */
export function readOwnContent(
  body: string,
  language: Language | null,
): Content & { written: WrittenPhoto[] } {
  const content: Content = { ingredients: [], steps: [], tips: [] };
  const written: WrittenPhoto[] = [];
  let isList = false;
  for (const block of body.replace(/^\n+|\n+$/g, "").split(BLANK_LINES)) {
    const [, alt, file] = PHOTO.exec(block) ?? [];
    if (file !== undefined) {
      const photo = { file, alt: removeEscapes(alt ?? ""), step: countSteps(content.steps) - 1 };
      written.push(photo);
      continue;
    }
    const title = SECTION.exec(block)?.[1];
    const section = title === undefined ? undefined : parseSection(removeEscapes(title));
    if (section) isList = section.isList;
    const read = section ? readHeading(section) : readBlock(block, isList, language);
    content.ingredients.push(...(read.ingredients ?? []));
    content.steps.push(...(read.steps ?? []));
    content.tips.push(...(read.tips ?? []));
  }
  return { ...content, written };
}

function countSteps(texts: string[]): number {
  return texts.filter((text) => !isMarkedHeading(text)).length;
}

function readHeading({ isList, ingredients, steps }: Section): Partial<Content> {
  const text = isList ? ingredients : steps;
  if (text === "") return {};
  return { [isList ? "ingredients" : "steps"]: [formatHeading({ before: 0, text })] };
}

function readBlock(block: string, isList: boolean, language: Language | null): Partial<Content> {
  if (block === "") return {};
  if (block.startsWith(">")) return { tips: [removeEscapes(block.replace(/^> ?/gm, ""))] };
  if (isList) {
    return { ingredients: block.split("\n").flatMap((line) => readLines(line, language)) };
  }
  return isMarked(block) ? readEdited(block, language) : { steps: [removeEscapes(block)] };
}

function readLines(line: string, language: Language | null): string[] {
  const words = WORDS.exec(line)?.[1];
  if (words !== undefined) return [removeEscapes(words)];
  return isMarked(line) ? readEdited(line, language).ingredients : [removeEscapes(line)];
}

function readEdited(block: string, language: Language | null): Content {
  return readContent(parseCooklangBlocks(hideEscaped(block)), language);
}

function isMarked(block: string): boolean {
  return /[@#~]|--|\[-|^=/.test(block.replace(/\\./g, ""));
}

/** A line break without a backslash only wraps the text. */
function removeEscapes(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~\n])|\n/g, (_, sign = " ") => sign);
}
