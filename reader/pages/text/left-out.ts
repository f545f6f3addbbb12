import { foldedKey } from "#domain/text/text";
import type { ParsedRecipe } from "../../parsed-recipe";
import { buildPattern } from "../../phrases";
import { toLineText } from "../candidates/merge-candidates";
import { parseFacts } from "./fact-lines";
import { parseHeading } from "./headings";
import { withoutBullet } from "./ingredient-lines";
import { withoutPersonAddress } from "./message-wrappers";
import { withoutStepNumber } from "./split-steps";
import { splitLines, withoutMarkdown } from "./tidy-lines";

const MAX_LINE = 500;
const MAX_LISTED = 500;
const MAX_TEXT = 20_000;
/** Limits in characters to search and lines to parse as facts; further lines count as left out. */
const MAX_SEARCHED = 50_000_000;
const MAX_FACT_LINES = 3_000;

export function withLeftOut(text: string, recipes: ParsedRecipe[]): ParsedRecipe[] {
  if (recipes.length === 0) return recipes;
  const all = recipes.map((recipe) => ({
    recipe,
    told: joinRecipeText(recipe),
    leftOut: [] as string[],
  }));
  const lines = splitLines(text);
  let [at, searched, factLines] = [0, 0, 0];
  for (const [place, line] of lines.entries()) {
    if (!SAYS.test(line)) continue;
    if (startsRecipe(line, all[at + 1]?.recipe)) at += 1;
    const { recipe, told, leftOut } = all[at] as (typeof all)[number];
    if (leftOut.length > MAX_LISTED) continue;
    searched += told.length;
    if (searched < MAX_SEARCHED && isInRecipe(line, told)) continue;
    factLines += 1;
    if (factLines > MAX_FACT_LINES || !isFactOrValue(lines, place, recipe)) leftOut.push(line);
  }
  return all.map(({ recipe, leftOut }) => {
    const known = recipe.leftOut ?? [];
    const listed = listLeftOut([...leftOut, ...known.filter((line) => !leftOut.includes(line))]);
    return listed.length > 0 ? { ...recipe, leftOut: listed } : recipe;
  });
}

function isFactOrValue(lines: string[], place: number, recipe: ParsedRecipe): boolean {
  const [line = "", label = ""] = [lines[place], lines[place - 1] || lines[place - 2]];
  return (
    isKnownFact(line, recipe, lines[place + 1] || lines[place + 2]) ||
    (!parseFacts(label) && isKnownFact(label, recipe, line))
  );
}

function startsRecipe(line: string, recipe: ParsedRecipe | undefined): boolean {
  const key = toKey(line);
  return recipe !== undefined && key !== "" && key.includes(toKey(recipe.title));
}

const SAYS = /[\p{L}\p{N}]/u;

function listLeftOut(lines: string[]): string[] {
  const listed: string[] = [];
  let length = 0;
  for (const line of lines.slice(0, MAX_LISTED)) {
    const plain = withoutPersonAddress(withoutMarkdown(line)).slice(0, MAX_LINE);
    length += plain.length;
    if (length > MAX_TEXT) break;
    if (SAYS.test(plain)) listed.push(plain);
  }
  const isCut = lines.length > MAX_LISTED || length > MAX_TEXT;
  return isCut ? [...listed, "…"] : listed;
}

function joinRecipeText(recipe: ParsedRecipe): string {
  const { title, description, source, steps, ingredients, tips, tools, times } = recipe;
  const texts = [title, description, source, recipe.yield, ...ingredients.map(toLineText)];
  return toKey(
    [...texts, ...steps, ...tips, tools ?? "", ...Object.values(times ?? {})].join("\n"),
  );
}

function toKey(text: string): string {
  return foldedKey(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A heading is found by its section; text beside it must be in the recipe. */
function isInRecipe(line: string, told: string): boolean {
  const plain = withoutMarkdown(line);
  const forms = [plain, withoutStepNumber(withoutBullet(plain)), plain.replace(CHAT_NAME, "")];
  if (forms.some((form) => form !== "" && told.includes(toKey(form)))) return true;
  const heading = parseHeading(line);
  if (heading && heading.part !== "unread" && heading.part !== "other") {
    return heading.rest === "" || told.includes(toKey(withoutMarkdown(heading.rest)));
  }
  const beside = /^[^:]{1,40}:\s*(\S.*)$/.exec(plain)?.[1] ?? "";
  const inner = beside.replace(REPLIES, "");
  return beside !== "" && LABEL.test(plain) && told.includes(toKey(inner));
}

const CHAT_NAME = /^\u200e?\[?\d{1,4}[./-][^\]]{4,30}\]?(?: -)? [^:]{1,40}: /;
const REPLIES = new RegExp(`^(?:${buildPattern("reply")}\\s*:\\s*)+`, "i");
const LABEL = /^[\p{L} '’]{2,25}\s?:/u;

function isKnownFact(line: string, recipe: ParsedRecipe, next = ""): boolean {
  const cells = line.includes("|") ? line.split("|").filter((cell) => cell.trim()) : [line];
  const own = cells.map((cell) => parseFacts(cell.trim()));
  const facts = own.every(Boolean)
    ? Object.assign({}, ...own)
    : (parseFacts(line) ?? parseFacts(`${line.replace(/:$/, "")}: ${next}`));
  if (!facts) return false;
  return Object.entries(facts).every(([name, value]) => isFactIn(recipe, name, value));
}

function isFactIn(recipe: ParsedRecipe, name: string, value: unknown): boolean {
  const { preparationMinutes, cookingMinutes, cookingTemperature, category, times } = recipe;
  if (name === "prepTime") return value === preparationMinutes;
  if (name === "cookTime") return value === cookingMinutes;
  if (name === "totalTime") {
    const sum = (preparationMinutes ?? 0) + (cookingMinutes ?? 0);
    return value === sum || times?.total === `${value} min`;
  }
  if (name === "cookingTemperature") return value === cookingTemperature;
  if (name === "category") return value === category;
  return toKey(`${recipe.yield} ${recipe.source} ${recipe.tips.join(" ")}`).includes(
    toKey(String(value)),
  );
}
