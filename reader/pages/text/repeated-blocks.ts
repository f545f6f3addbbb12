import { foldedKey } from "#domain/text/text";
import { buildPattern } from "../../phrases";
import { parseFacts } from "./fact-lines";
import { parseHeading } from "./headings";
import { isIngredientLike } from "./line-heuristics";

const MAX_NAME = 80;
/** Maximum distance of a recipe's name above its ingredients, in lines. */
const MAX_ABOVE = 12;
const MIN_INGREDIENTS = 2;
const PURPOSE = new RegExp(`^${buildPattern("purpose word")}\\s`, "i");
const NUMBERED = new RegExp(`^(?:${buildPattern("step label")}\\s)?\\d{1,2}\\s*[.)]`, "i");

/** Parts of one recipe ("For the glaze") and blocks without names stay together. */
export function splitRepeatedBlocks(lines: string[]): string[][] {
  const headed = headedStarts(lines);
  const starts = headed.length > 1 ? headed : shapedStarts(lines);
  if (starts.length < 2 || !areRecipes(starts.map((start) => lines[start] ?? ""))) return [lines];
  return starts.map((start, at) => lines.slice(at === 0 ? 0 : start, starts[at + 1]));
}

function areRecipes(names: string[]): boolean {
  const isDifferent = new Set(names.map(foldedKey)).size === names.length;
  return isDifferent && !names.some((name) => PURPOSE.test(name));
}

function headedStarts(lines: string[]): number[] {
  const starts: number[] = [];
  let [steps, isOpen] = [-1, true];
  for (const [at, line] of lines.entries()) {
    const part = line.length <= MAX_NAME ? parseHeading(line)?.part : undefined;
    if (part === "steps") [steps, isOpen] = [at, true];
    if (part !== "ingredients" || !isOpen) continue;
    const name = starts.length === 0 ? onlyName(lines, at) : nameAbove(lines, steps + 1, at);
    if (name === undefined) return [];
    starts.push(name);
    isOpen = false;
  }
  return isOpen ? starts : starts.slice(0, -1);
}

export function hasUnnamedBlocks(all: string[]): boolean {
  const lines = all.map((line) => line.trim());
  const marks = lines.flatMap((line, at) => {
    const heading = line.length <= MAX_NAME ? parseHeading(line) : undefined;
    return heading?.rest === "" ? [{ part: heading.part, at }] : [];
  });
  const blocks = marks.filter(({ part }) => part === "ingredients" || part === "steps");
  const first = blocks.findIndex(({ part }) => part === "ingredients");
  const last = blocks.findLastIndex(({ part }) => part === "steps");
  return blocks.some(({ part, at }, place) => {
    const before = blocks[place - 1];
    const isAgain = part === "ingredients" && before?.part === "steps";
    if (!isAgain || place <= first || place >= last) return false;
    return nameAbove(lines, before.at + 1, at) === undefined;
  });
}

function onlyName(lines: string[], end: number): number | undefined {
  const first = lines.findIndex(Boolean);
  const above = nameAbove(lines, first, end);
  return above === undefined || above === first ? first : undefined;
}

function nameAbove(lines: string[], from: number, end: number): number | undefined {
  for (let at = end - 1; at >= Math.max(from, end - MAX_ABOVE); at--) {
    const line = lines[at] ?? "";
    const isApart = at === from || lines[at - 1] === "" || /[.!?]$/.test(lines[at - 1] ?? "");
    if (isApart && isName(line)) return at;
  }
  return undefined;
}

function isName(line: string): boolean {
  if (line.length > MAX_NAME || !/\p{L}/u.test(line) || /[.!?;,:]$/.test(line)) return false;
  return !NUMBERED.test(line) && !isIngredientLike(line) && parseFacts(line) === undefined;
}

function shapedStarts(lines: string[]): number[] {
  const full = lines.flatMap((line, at) => (line === "" ? [] : [at]));
  const isLike = full.map((at) => isIngredientLike(lines[at] ?? ""));
  const starts = full.filter((at, place) => {
    const isApart = at === 0 || lines[at - 1] === "";
    if (!isApart || isLike[place] || !isLike[place + 1] || !isName(lines[at] ?? "")) return false;
    const end = isLike.indexOf(false, place + 1);
    return end > place + MIN_INGREDIENTS && isStep(lines[full[end] ?? 0] ?? "");
  });
  return starts[0] === full[0] ? starts : [];
}

function isStep(line: string): boolean {
  return NUMBERED.test(line) || /\s.*[.!]$/.test(line);
}
