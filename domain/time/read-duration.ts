import { LOCALES } from "../language/locales";
import { getFoldedWords, getNumbers } from "../language/vocabulary/vocabulary";
import { readNumber } from "../measures/read-number";
import { foldedKey } from "../text/text";
import { readTimeUnits } from "./time-units";

const UNIT_SECONDS = new Map(
  [...readTimeUnits(["time", "short time"], LOCALES)]
    .filter(([, { name }]) => ["hour", "minute", "second"].includes(name))
    .map(([word, { seconds }]) => [foldedKey(word), seconds]),
);
/** Halves and quarters: "the third hour" is no third of an hour. */
const PARTS = new Map(
  [...getNumbers("part", LOCALES)]
    .filter(([, parts]) => parts === 2 || parts === 4)
    .map(([word, parts]) => [word, 1 / parts]),
);
const BETWEEN = new Set(["-", ...getFoldedWords("before time", LOCALES)]);
const OF = new Set(["-", ...getFoldedWords("part of", LOCALES)]);
const ARTICLES = getFoldedWords("article", LOCALES);
const AND = getFoldedWords("and", LOCALES);
/** In "1 h 30 g" the 30 belongs to the unit, so the time is one hour. */
const MEASURES = new Set(["°", "%", ...getFoldedWords("measure after time", LOCALES)]);
/** Minutes after "1 h": "1 h 3" and "1 h 60" are not times. */
const REST = { atLeast: 5, below: 60 };

export interface Duration {
  seconds: number;
  unit: number;
  next: number;
}

export function readDuration(tokens: string[], at: number): Duration | undefined {
  const main = readPart(tokens, at) ?? readWhole(tokens, at);
  return main && withRest(tokens, main);
}

function readPart(tokens: string[], at: number): Duration | undefined {
  const number = readNumber(tokens, at);
  const named = skip(tokens, number?.next ?? at, BETWEEN);
  const part = PARTS.get(tokens[named] ?? "");
  if (part === undefined) return undefined;
  const end = skip(tokens, named + 1, OF);
  const unit = UNIT_SECONDS.get(tokens[end] ?? "");
  if (unit === undefined) return undefined;
  return { seconds: (number?.value ?? 1) * part * unit, unit, next: end + 1 };
}

function readWhole(tokens: string[], at: number): Duration | undefined {
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  const end = skip(tokens, number.next, BETWEEN);
  const word = tokens[end] ?? "";
  const unit = UNIT_SECONDS.get(word);
  const isLetter = word.length === 1 && !/^\d/.test(tokens[at] ?? "");
  const isDecade = word === "s" && tokens[at - 1] === "the";
  if (unit === undefined || isLetter || isDecade) return undefined;
  return { seconds: number.value * unit, unit, next: end + 1 };
}

function withRest(tokens: string[], main: Duration): Duration {
  if (main.unit === 1) return main;
  const isLinked = AND.has(tokens[main.next] ?? "");
  if (!isLinked) return withNumber(tokens, main) ?? main;
  return withPart(tokens, main) ?? withSmaller(tokens, main, main.next + 1) ?? main;
}

function withPart(tokens: string[], { seconds, unit, next }: Duration): Duration | undefined {
  const named = skip(tokens, next + 1, ARTICLES);
  const part = PARTS.get(tokens[named] ?? "");
  if (part === undefined || tokens[named + 1] === "of") return undefined;
  return { seconds: seconds + part * unit, unit, next: named + 1 };
}

function withSmaller(tokens: string[], main: Duration, at: number): Duration | undefined {
  const { seconds, unit } = main;
  const number = readNumber(tokens, at);
  if (!number || UNIT_SECONDS.get(tokens[number.next] ?? "") !== unit / 60) return undefined;
  return { seconds: seconds + (number.value * unit) / 60, unit, next: number.next + 1 };
}

function withNumber(tokens: string[], main: Duration): Duration | undefined {
  const named = withSmaller(tokens, main, main.next);
  const number = readNumber(tokens, main.next);
  if (named || !number) return named;
  const { seconds, unit } = main;
  const { value, next } = number;
  if (value < 1) return { seconds: seconds + value * unit, unit, next };
  const isRest = Number.isInteger(value) && value >= REST.atLeast && value < REST.below;
  const after = tokens[next] ?? "";
  if (!isRest || MEASURES.has(after) || UNIT_SECONDS.has(after)) return undefined;
  return { seconds: seconds + (value * unit) / 60, unit, next };
}

function skip(tokens: string[], from: number, skipped: Set<string>): number {
  let at = from;
  while (skipped.has(tokens[at] ?? "")) at += 1;
  return at;
}
