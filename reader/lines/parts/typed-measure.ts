import type { Language } from "#domain/language/languages";
import { type Amount, type AmountProblem, parseAmount } from "#domain/measures/amount";
import type { Unit } from "#domain/measures/units";
import { cleanLine } from "#domain/text/text";

import type { LineParts } from "./line-parts";
import { splitLine } from "./split-line";

/** A typed measure, such as "1.5 kg" or "a pinch"; `amount` is null if it cannot be counted. */
interface TypedMeasure {
  amount: Amount | null;
  unit: Unit;
  hasUnit: boolean;
}

const FIGURES_ALONE = /^[^\p{L}]*(?:(?:to|or|à|ou)[^\p{L}]*)?$/iu;

/** Reads a measure before the name of a food; the problem if it cannot be read. */
export function readTypedMeasure(
  words: string,
  name: string,
  language: Language | null,
): TypedMeasure | { problem: AmountProblem } {
  const read = readAll(words, name, language);
  if (!read) return { problem: "unreadable" };
  if (read.doubt === "amount") return { problem: findProblem(words) };
  return read.unit === "UNIT" ? toCount(read) : toMeasure(read, words);
}

/** "3 cloves" is a measure only before certain foods, so try the words with the name. */
function readAll(words: string, name: string, language: Language | null): LineParts | undefined {
  const typed = words;
  const alone = splitLine(typed, language);
  const isRead = alone.measure !== "" || alone.amount !== null;
  if (alone.rest === "") return isRead ? alone : undefined;
  const named = cleanLine(name);
  const whole = named === "" ? undefined : splitLine(`${typed} ${named}`, language);
  return whole?.rest === named ? whole : undefined;
}

/** Only the catalogue knows which part of a food is counted, so there is no unit. */
function toCount({ amount, countWord, lead }: LineParts): TypedMeasure {
  return { amount, unit: "NONE", hasUnit: countWord !== "" || lead !== "" };
}

function toMeasure({ amount, unit, doubt }: LineParts, words: string): TypedMeasure {
  const sure = doubt ? null : amount;
  return { amount: sure, unit: sure ? unit : "NONE", hasUnit: !FIGURES_ALONE.test(words) };
}

function findProblem(words: string): AmountProblem {
  const figure = /^[\d.,/ ]+/.exec(words)?.[0] ?? "";
  const amount = parseAmount(figure);
  return "problem" in amount ? amount.problem : "outOfRange";
}
