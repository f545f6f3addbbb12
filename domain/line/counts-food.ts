import type { Food } from "../ingredient/nutrition";
import { getRows } from "../language/vocabulary/vocabulary";
import { foldedKey } from "../text/text";
import { stemWord } from "../text/word-stems";
import type { Line, Quantity } from "./line";

const PORTIONS = new Set(getRows("portion").map(({ word }) => toStem(word)));

/** Whether a quantity counts the food itself, or the piece whose weight the catalogue has. */
export function countsFood(line: Line, quantity: Quantity, { pieces }: Food): boolean {
  const known = pieces.split(" ").map(toStem);
  const unit = quantity.terms.at(-1)?.unit;
  const isDozen = /^\d/.test(unit?.key ?? "");
  if (unit && !isDozen)
    return [unit.key, line.words.slice(...unit.span)].some((word) => known.includes(toStem(word)));
  const stems = listNameWords(line, quantity).map(toStem);
  return !stems.some((stem) => PORTIONS.has(stem) && !known.includes(stem));
}

/** The words of the food and the next one: in "2 lettuce leaves", no lettuce is counted. */
function listNameWords({ words, parse }: Line, { terms }: Quantity): string[] {
  const last = terms.at(-1);
  const start = last?.unit?.span[1] ?? last?.spans.at(-1)?.[1] ?? 0;
  const end = Math.max(start, parse.foods[0]?.[1] ?? words.length);
  const [next = ""] = /^\s\p{L}+/u.exec(words.slice(end)) ?? [];
  const [name = ""] = /^[^,(;]*/.exec(words.slice(start, end) + next) ?? [];
  return name.match(/\p{L}+/gu) ?? [];
}

function toStem(word: string): string {
  return stemWord(foldedKey(word));
}
