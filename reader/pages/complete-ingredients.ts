import { foldedKey } from "#domain/text";
import type { ParsedLine } from "../parsed-recipe";
import { lineKey } from "./outline/line-positions";
import { parseHeading } from "./text/headings";

const MIN_TOLD = 3;
const MAX_END = 100;

/** Some sites leave ingredients out of their JSON-LD: the page's only list replaces it if it holds all. */
export function completeIngredients(
  told: ParsedLine[],
  listed: ParsedLine[],
  lines: string[],
): ParsedLine[] {
  const [known, all] = [told.map(keyOf), listed.map(keyOf)];
  const isTold = (line: string) => known.some((key) => line.startsWith(key));
  const more = listed.filter((line, at) => !isTold(all[at] ?? "") && !isName(line));
  const isThere = (key: string) => all.some((line) => line.startsWith(key));
  if (areNamesOnly(told, listed)) return listed;
  const isMore = known.length >= MIN_TOLD && more.length > 0 && known.every(isThere);
  if (!isMore || !more.every(isAmount) || lines.filter(isIngredients).length !== 1) return told;
  const ends = new Set(told.map(lastWord));
  const again = more.filter((line) => ends.has(lastWord(line)));
  return again.length * 2 > more.length ? told : listed;
}

function areNamesOnly(told: ParsedLine[], listed: ParsedLine[]): boolean {
  const lines = listed.filter((line) => !isName(line));
  return (
    told.length >= MIN_TOLD &&
    lines.length === told.length &&
    !told.some(isAmount) &&
    lines.filter(isAmount).length * 2 > lines.length &&
    told.every((line, at) => keyOf(lines[at] ?? "").endsWith(keyOf(line)))
  );
}

function isIngredients(line: string): boolean {
  return parseHeading(line)?.part === "ingredients";
}

function isName(line: ParsedLine): boolean {
  return lineText(line).endsWith(":");
}

function isAmount(line: ParsedLine): boolean {
  return /^[\d½⅓⅔¼¾⅛⅜⅝⅞]/.test(lineText(line));
}

/** "200 g flour" and "1 cup flour" are the same, measured twice. */
function lastWord(line: ParsedLine): string {
  return /\p{L}+(?=\P{L}*$)/u.exec(foldedKey(lineText(line).slice(-MAX_END)))?.[0] ?? "";
}

function keyOf(line: ParsedLine): string {
  return lineKey(lineText(line));
}

function lineText(line: ParsedLine): string {
  return typeof line === "string" ? line : line.name;
}
