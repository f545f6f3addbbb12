import { type Amount, createAmount, isExactInWords, scaleAmount } from "#domain/measures/amount";
import type { Unit } from "#domain/measures/units";
import { FILLED, FILLED_AFTER } from "../units/measure-words";
import { readUnit, type UnitWord } from "../units/unit-words";
import { type ExactNumber, plus, readExactNumber } from "./exact-numbers";
import { isDigits, keyAt, type Line } from "./tokens";

export interface ReadAmount {
  amount: Amount | null;
  isRange: boolean;
  end: number;
}

export interface Measure {
  /** In `unit`; null for a range or an inexact amount. */
  amount: Amount | null;
  unit: Unit;
  isRange: boolean;
  isPlain: boolean;
  doubt: "amount" | "unit" | null;
  isOunce: boolean;
  isPound: boolean;
  end: number;
}

const DASHES = ["-", "–", "—"];
const TO = [...DASHES, "to", "or", "à", "a", "ou"];
const ARTICLES = ["a", "an", "un", "une"];
const SPOONS = /^cuill?i?er\w*s$/;

export function readAmount(line: Line, at: number): ReadAmount | undefined {
  const isBetween = ["entre", "between"].includes(keyAt(line, at));
  const from = isBetween ? at + 1 : at;
  const low = readExactNumber(line, from);
  if (!low) return undefined;
  const isHyphened = keyAt(line, low.end) === "-" && ["to", "à"].includes(keyAt(line, low.end + 1));
  const jointAt = isHyphened ? low.end + 1 : low.end;
  const joint = keyAt(line, jointAt);
  const isTo = TO.includes(joint) || (isBetween && ["and", "et"].includes(joint));
  const high = isTo && !isArticle(line, jointAt + 1) && readExactNumber(line, jointAt + 1);
  if (high) return { amount: null, isRange: true, end: high.end };
  const isList = joint === "," && isDigits(line.tokens[low.end + 1]) && !isArticle(line, from);
  return { amount: isList ? null : low.amount, isRange: false, end: low.end };
}

export function isArticle(line: Line, at: number): boolean {
  return ARTICLES.includes(keyAt(line, at));
}

export function readMeasure(line: Line, at: number): Measure | undefined {
  const number = readAmount(line, at);
  if (!number) return undefined;
  const isNoUnit = (token: number) => !readUnit(line, token);
  const from = afterFilled(line, afterOfOne(line, number), isNoUnit);
  const unit = readUnit(line, from);
  if (!unit) return undefined;
  const end = afterFilled(line, unit.end, (token) => isFrenchAfter(line, token));
  const part = readPartAfter(line, end);
  const isPart = part !== undefined && number.amount?.denominator === 1;
  const amount = isPart && number.amount ? plus(number.amount, part.amount) : number.amount;
  const isFilled =
    line.tokens.slice(number.end, from).some(({ key }) => FILLED.has(key)) || end > unit.end;
  const isPlural = line.tokens.slice(from, unit.end).some(({ key }) => SPOONS.test(key));
  const isUnclear = (isPlural && mayBeRange(line, at)) || isOneOfSize(line, at, from);
  return {
    ...converted({ ...number, amount: isUnclear ? null : amount }, unit),
    isPlain: unit.isOwn && !isFilled,
    isOunce: unit.isOunce,
    isPound: unit.isOwn && unit.unit === "POUND",
    end: isPart ? part.end : end,
  };
}

function afterFilled(line: Line, at: number, isPassed: (token: number) => boolean): number {
  let end = at;
  while (FILLED.has(keyAt(line, end)) && isPassed(end)) end += 1;
  return end;
}

/** Skips the "de" of "3/4 de tasse" and "1 de c. à thé", and the "of a" of "3/4 of a cup". */
function afterOfOne(line: Line, { amount, end }: ReadAmount): number {
  if (keyAt(line, end) === "de") return end + 1;
  if (!amount || amount.numerator >= amount.denominator || keyAt(line, end) !== "of") return end;
  return isArticle(line, end + 1) ? end + 2 : end + 1;
}

function converted({ amount, isRange }: ReadAmount, unit: UnitWord) {
  const none = { amount: null, unit: unit.unit, isRange };
  if (!amount) return { ...none, doubt: isRange ? null : ("amount" as const) };
  if (unit.unit === "NONE") return { ...none, doubt: "unit" as const };
  const exact = scaleAmount(amount, unit.times);
  if (!isExactInWords(exact, unit.unit)) return { ...none, doubt: "unit" as const };
  return {
    amount: exact,
    unit: unit.unit,
    isRange,
    doubt: unit.isUnclear ? ("unit" as const) : null,
  };
}

/** "2/3 carottes" may mean two thirds of one, or two to three. */
export function mayBeRange(line: Line, at: number, counted = ""): boolean {
  if (/[^s]$/.test(counted)) return false;
  const [over, under] = [Number(line.tokens[at]?.text), Number(line.tokens[at + 2]?.text)];
  return keyAt(line, at + 1) === "/" && over > 1 && under === over + 1;
}

/** "1 1/2-pound lobster" may mean one of half a pound, or of a pound and a half. */
function isOneOfSize(line: Line, at: number, end: number): boolean {
  const part = line.tokens[at + 1];
  const isMixed = isDigits(line.tokens[at]) && part?.spaced && /^\p{N}/u.test(part.text);
  return keyAt(line, end) === "-" && !line.tokens[end]?.spaced && isMixed === true;
}

/** In French the fullness follows the spoon; but "ras el hanout" is a spice. */
function isFrenchAfter(line: Line, at: number): boolean {
  if (keyAt(line, at + 1) === "el") return false;
  return FILLED_AFTER.has(keyAt(line, at));
}

function readPartAfter(line: Line, at: number): { amount: Amount; end: number } | undefined {
  if (["and", "et"].includes(keyAt(line, at))) {
    const from = isArticle(line, at + 1) ? at + 2 : at + 1;
    const isHalf = ["half", "demi", "demie"].includes(keyAt(line, from));
    return isHalf
      ? { amount: createAmount(1, 2), end: from + 1 }
      : pickPart(readExactNumber(line, at + 1), line);
  }
  return isArticle(line, at) ? undefined : pickPart(readExactNumber(line, at), line);
}

function pickPart(part: ExactNumber | undefined, line: Line) {
  const isOf = ["de", "d"].includes(keyAt(line, part?.end ?? -1));
  if (!part?.amount || !isOf || part.amount.numerator >= part.amount.denominator) return undefined;
  const isOfUnit = readUnit({ ...line, language: null }, part.end + 1) !== undefined;
  return isOfUnit ? undefined : { amount: part.amount, end: part.end };
}
