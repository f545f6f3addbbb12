import { parseTable } from "#domain/text/table";
import { markHeading } from "../marked-heading";
import type { ParsedRecipe } from "../parsed-recipe";
import { buildRecipe } from "./build-recipe";
import table from "./meal-master-units.tsv?raw";
import { collectFieldTexts } from "./named-fields";
import type { ParsedFile } from "./parsed-file";
import { toOneLine } from "./plain-markdown";

const UNITS = new Map(parseTable(table) as [string, string][]);

const START = /^.{0,6}?(?:M{5}|-{3,}).{0,40}(?:Meal-?Master|Now You're Cooking)/i;
const END = /^(?:M{5}|-{5,})-*\s*$/;
const SECTION = /^(?:M{5}|-{5})-*\s*([^-\s].{0,60}?)\s*-{2,}\s*$/;
const FACT = /^\s{0,20}(title|categories|yield|servings|source|preparation time)\s?:\s?(.*)$/i;
const LINE = /^([\d\s./–-]{7}) (\s{2}|[A-Za-z]{1,2}\s?) (\S.*)$/;
const GOES_ON = /^\s{8,}-{1,2}\s?(\S.*)$/;
const SECOND_COLUMN = [39, 40, 41, 42];
const MAX_LINE = 200;

export function isMealMaster(beginning: string): boolean {
  return beginning.split("\n", 40).some((line) => START.test(line.slice(0, MAX_LINE)));
}

export function readMealMaster(text: string): ParsedFile {
  return { format: "MEAL_MASTER", recipes: recipesIn(text.split(/\r\n?|\n/)) };
}

function* recipesIn(lines: string[]): Generator<ParsedRecipe> {
  let open: string[] | undefined;
  for (const line of lines) {
    const isStart = START.test(line.slice(0, MAX_LINE));
    if (open && (isStart || END.test(line))) yield recipeIn(open);
    if (isStart) open = [];
    else if (END.test(line)) open = undefined;
    else open?.push(line.slice(0, MAX_LINE).trimEnd());
  }
  if (open?.some((line) => line !== "")) yield recipeIn(open);
}

function recipeIn(lines: string[]): ParsedRecipe {
  const end = lines.findIndex((line) => line !== "" && !FACT.test(line));
  const facts = lines.slice(0, end).flatMap((line) => {
    const [, name = "", value = ""] = FACT.exec(line) ?? [];
    return name ? [[name, value] as [string, string]] : [];
  });
  const { ingredients, rest } = ingredientsIn(end === -1 ? [] : lines.slice(end));
  const steps = joinParagraphs(rest).join("\n");
  return buildRecipe({
    ...collectFieldTexts(facts),
    ingredients: [ingredients.join("\n")],
    steps: [steps],
  });
}

function ingredientsIn(lines: string[]): { ingredients: string[]; rest: string[] } {
  const ingredients: string[] = [];
  let columns: [string[], string[]] = [[], []];
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const heading = SECTION.exec(line)?.[1];
    const isBefore =
      heading !== undefined && lines.slice(at + 1, at + 3).some((next) => LINE.test(next));
    if (isBefore) {
      ingredients.push(...columns.flat(), markHeading(heading));
      columns = [[], []];
    } else if (line !== "" && !addLine(columns, line)) break;
  }
  return { ingredients: [...ingredients, ...columns.flat()], rest: lines.slice(at) };
}

/** Reads the left column first. Returns false for a line that is not an ingredient. */
function addLine(columns: [string[], string[]], line: string): boolean {
  const at = SECOND_COLUMN.find(
    (place) => LINE.test(line.slice(0, place)) && LINE.test(line.slice(place)),
  );
  const parts = at === undefined ? [line] : [line.slice(0, at), line.slice(at)];
  return parts.map((part, side) => addPart(columns[side] ?? [], part)).every(Boolean);
}

function addPart(column: string[], part: string): boolean {
  const more = column.length > 0 ? GOES_ON.exec(part)?.[1] : undefined;
  const [, amount = "", unit = "", name = ""] = LINE.exec(part) ?? [];
  const said = name.replace(/\s*(?:;|--)\s*/g, ", ");
  if (more !== undefined) column.push(`${column.pop()} ${more}`);
  else if (name) column.push(toOneLine([amount, UNITS.get(unit.trim()) ?? unit, said].join(" ")));
  return more !== undefined || name !== "";
}

function joinParagraphs(lines: string[]): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    const heading = SECTION.exec(line)?.[1];
    if (heading !== undefined) paragraphs.push([`${heading}:`], []);
    else if (line === "" || /^\s{4,}\S/.test(line)) paragraphs.push([line]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.map((parts) => toOneLine(parts.join(" "))).filter(Boolean);
}
