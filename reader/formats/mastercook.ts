import { markHeading } from "../marked-heading";
import type { ParsedRecipe } from "../parsed-recipe";
import { keepCategoriesAsTags } from "../tags";
import { buildRecipe } from "./build-recipe";
import { collectFieldTexts } from "./named-fields";
import type { ParsedFile } from "./parsed-file";
import { toOneLine } from "./plain-markdown";

const START = /^[\s>]{0,40}\*\s{0,9}Exported (?:from|for)\s{1,9}MasterCook/i;
const TABLE = /^\s{0,9}Amount\s{1,9}Measure\s{1,9}Ingredient/i;
const RULE = /^\s{0,9}-{3,}\s{1,9}-{3,}\s{1,9}-{3,}/;
const END = /^\s{0,60}(?:-\s){5}/;
const FACT = /^(recipe by|serving size|preparation time|categories|yield|source)\s{0,20}:\s?(.*)$/i;
const NOTES = /^\s{0,9}(?:notes|serving ideas)\s{0,9}:\s{0,9}(.*)$/i;
const ADDED = /^(?:per serving|nutr\. assoc|exchanges)\b/i;
const QUOTED =
  /^\s{0,9}(description|source|yield|start to finish time|copyright|t\(.{0,40}\)):\s*$/i;
const GROUP = /^(?:\*{2,}|-{2,}|={2,})?\s*([^*=]+?)\s*(?:\*{2,}|-{2,}|={2,}|:)$/;
const MAX_LINE = 1_000;

export function isMasterCook(beginning: string): boolean {
  return beginning.split("\n", 40).some((line) => START.test(line.slice(0, MAX_LINE)));
}

export function readMasterCook(text: string): ParsedFile {
  return { format: "MASTERCOOK", recipes: recipesIn(text.split(/\r\n?|\n/)) };
}

function* recipesIn(lines: string[]): Generator<ParsedRecipe> {
  let open: string[] | undefined;
  for (const line of lines.map((each) => each.slice(0, MAX_LINE).trimEnd())) {
    if (!START.test(line)) {
      open?.push(line);
      continue;
    }
    if (open) yield recipeIn(open);
    open = [];
  }
  if (open) yield recipeIn(open);
}

function recipeIn(lines: string[]): ParsedRecipe {
  const table = lines.findIndex((line) => TABLE.test(line));
  const head = lines.slice(0, table === -1 ? lines.length : table);
  const { ingredients, rest } = ingredientsIn(table === -1 ? [] : lines.slice(table + 1));
  const { method, notes, facts } = methodIn(rest);
  const title = head.find((line) => line !== "" && !FACT.test(line.trim())) ?? "";
  return buildRecipe({
    ...keepCategoriesAsTags(
      collectFieldTexts([["title", title.trim()], ...factsIn(head), ...facts]),
    ),
    ingredients: [ingredients.join("\n")],
    steps: [joinParagraphs(method).join("\n")],
    tips: joinParagraphs(notes),
  });
}

function factsIn(lines: string[]): [string, string][] {
  const apart = lines.flatMap((line) => line.split(/\s{2,}(?=preparation time\s{0,9}:)/i));
  return apart.flatMap((line): [string, string][] => {
    const [, name = "", value = ""] = FACT.exec(line.trim()) ?? [];
    const isSaid = name !== "" && !/^[0:]*$/.test(value.trim());
    if (!isSaid) return [];
    if (/^categories$/i.test(name))
      return value.split(/\s{2,}/).map((category) => ["categories", category]);
    return [[NAMES[name.toLowerCase()] ?? name, clockMinutes(value)]];
  });
}

const NAMES: Record<string, string> = { "recipe by": "author", "serving size": "servings" };

function clockMinutes(value: string): string {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})$/.exec(value.trim()) ?? [];
  return minutes ? `${Number(hours) * 60 + Number(minutes)} min` : value;
}

function ingredientsIn(lines: string[]): { ingredients: string[]; rest: string[] } {
  const rule = lines.findIndex((line) => RULE.test(line));
  if (rule === -1 || rule > 1) return { ingredients: [], rest: lines };
  const [, measureAt = 10, nameAt = 24] = [...(lines[rule] ?? "").matchAll(/-+/g)].map(
    ({ index }) => index,
  );
  const rows = lines.slice(rule + 1);
  const end = rows.indexOf("");
  const table = end === -1 ? rows : rows.slice(0, end);
  const ingredients = table.map((row) =>
    rowText([row.slice(0, measureAt), row.slice(measureAt, nameAt), row.slice(nameAt)]),
  );
  return { ingredients, rest: end === -1 ? [] : rows.slice(end) };
}

function rowText([amount = "", measure = "", named = ""]: string[]): string {
  const isBare = amount.trim() === "" && measure.trim() === "";
  const group = isBare ? GROUP.exec(named.trim())?.[1] : undefined;
  if (group) return markHeading(group);
  const name = named.replace(/\s*--\s*/g, ", ");
  return toOneLine([amount, measure, name].join(" "));
}

function methodIn(lines: string[]) {
  const end = lines.findIndex((line) => END.test(line));
  const written = end === -1 ? lines : lines.slice(0, end);
  const added = end === -1 ? [] : lines.slice(end + 1);
  const method: string[] = [];
  const facts: [string, string][] = [];
  for (let at = 0; at < written.length; at++) {
    const name = QUOTED.exec(written[at] ?? "")?.[1];
    const value = /^\s*"(.*)"$/.exec(written[at + 1] ?? "")?.[1];
    if (name === undefined || value === undefined) method.push(written[at] ?? "");
    else {
      if (!/^(?:copyright|t\()/i.test(name)) facts.push([timeName(name), clockMinutes(value)]);
      at += 1;
    }
  }
  return { method, facts, notes: notesIn(added) };
}

function timeName(name: string): string {
  return /time/i.test(name) ? "total time" : name;
}

function notesIn(lines: string[]): string[] {
  const notes: string[] = [];
  let isNote = false;
  for (const line of lines) {
    const first = NOTES.exec(line)?.[1];
    if (first !== undefined) isNote = true;
    else if (ADDED.test(line.trim())) isNote = false;
    if (isNote) notes.push(first ?? line);
  }
  return notes;
}

function joinParagraphs(lines: string[]): string[] {
  return lines
    .join("\n")
    .split(/\n{2,}/)
    .map(toOneLine)
    .filter(Boolean);
}
