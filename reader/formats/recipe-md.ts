import { markHeading } from "../marked-heading";
import { parseHeading } from "../pages/text/headings";
import { buildRecipe, type FieldTexts } from "./build-recipe";
import { findPhotoBeside } from "./image-beside";
import type { FileContext, ParsedFile } from "./parsed-file";
import { stripMarkdown, toOneLine } from "./plain-markdown";

const MAX_TEXT = 200_000;
const MAX_HEAD = 20_000;
const RULE = /^ {0,3}(?:(?:-[ \t]{0,9}){3,20}|(?:\*[ \t]{0,9}){3,20}|(?:_[ \t]{0,9}){3,20})$/;
const TITLE = /^\s*# +\S/;
const ITEM = /^[ \t]{0,12}[-*+] +(.*)$/;
const MEASURED = /^[ \t]{0,12}[-*+] +\*[^*\n]{1,60}\*(?: |$)/;

/** Whether a text is RecipeMD (https://recipemd.org): its list is between rules, unheaded. */
export function isRecipeMd(text: string): boolean {
  if (!TITLE.test(text)) return false;
  const [, list = []] = splitAtRules(text.slice(0, MAX_HEAD));
  const [first = "", second = ""] = list.filter((line) => line.trim() !== "");
  if (/^# /.test(first)) return false;
  if (list.some((line) => MEASURED.test(line))) return true;
  return ITEM.test(first) && (second === "" || ITEM.test(second)) && !hasSections(text);
}

function hasSections(text: string): boolean {
  const headings = text.slice(0, MAX_HEAD).match(/^#{1,6} .{1,100}$/gm) ?? [];
  return headings.some((line) => parseHeading(line)?.part === "ingredients");
}

export function readRecipeMd(text: string, context: FileContext): ParsedFile {
  const [head = [], list = [], ...method] = splitAtRules(text.slice(0, MAX_TEXT));
  const recipe = buildRecipe(
    {
      ...headTexts(head),
      ingredients: [readLines(list).join("\n")],
      steps: [method.map((lines) => lines.join("\n")).join("\n\n")],
    },
    { photos: findPhotoBeside(context) },
  );
  return { format: "TEXT", recipes: [recipe] };
}

function splitAtRules(text: string): string[][] {
  const parts: string[][] = [[]];
  for (const line of text.split(/\r\n?|\n/)) {
    if (RULE.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function headTexts(lines: string[]): FieldTexts {
  const [first = "", ...others] = lines
    .join("\n")
    .trim()
    .split(/\n\s*\n/);
  const [title = "", ...more] = first.split("\n");
  const texts: FieldTexts = { title: [title.replace(/^# +/, "")] };
  const told: string[] = [];
  for (const paragraph of [more.join("\n"), ...others].map((each) => each.trim())) {
    const yields = /^\*\*([^*]{1,300})\*\*$/.exec(paragraph)?.[1];
    const tags = /^\*([^*]{1,1000})\*$/.exec(paragraph)?.[1];
    if (yields !== undefined) texts.yield = commaList(yields);
    else if (tags !== undefined) texts.tags = commaList(tags);
    else if (paragraph) told.push(paragraph);
  }
  return { ...texts, description: told };
}

/** A comma before a digit is a decimal comma. */
function commaList(text: string): string[] {
  return toOneLine(text)
    .split(/\s*,(?!\d)\s*/)
    .filter(Boolean);
}

function readLines(list: string[]): string[] {
  const lines: string[] = [];
  for (const line of list) {
    const heading = /^#{2,6} +(.*)$/.exec(line)?.[1];
    const item = ITEM.exec(line)?.[1];
    if (heading !== undefined) lines.push(markHeading(stripMarkdown(heading)));
    else if (item !== undefined) lines.push(toOneLine(stripMarkdown(item)));
    else if (line.trim() && lines.length > 0)
      lines.push(toOneLine(`${lines.pop()} ${stripMarkdown(line.trim())}`));
    else if (line.trim()) lines.push(toOneLine(stripMarkdown(line)));
  }
  return lines;
}
