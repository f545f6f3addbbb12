import { type Amount, amountOf, formatAmount, parseAmount, scaleAmount } from "#domain/amount";
import type { Language } from "#domain/languages";
import { LOCALES } from "#domain/locales";
import type { Unit } from "#domain/units";
import { FILLED, FILLED_AFTER } from "../units/measure-words";
import { readUnit, type UnitWord } from "../units/unit-words";
import { type ExactNumber, readExactNumber } from "./exact-numbers";
import { isDigits, type Token } from "./tokens";

export interface ReadAmount {
  amount: Amount | null;
  isRange: boolean;
  end: number;
}

export interface Measure {
  /** In `unit`; null for a range, and where it cannot be said exactly. */
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

export function readAmount(tokens: Token[], at: number): ReadAmount | undefined {
  const isBetween = ["entre", "between"].includes(tokens[at]?.key ?? "");
  const from = isBetween ? at + 1 : at;
  const low = readExactNumber(tokens, from);
  if (!low) return undefined;
  const isHyphened =
    tokens[low.end]?.key === "-" && ["to", "à"].includes(tokens[low.end + 1]?.key ?? "");
  const jointAt = isHyphened ? low.end + 1 : low.end;
  const joint = tokens[jointAt]?.key ?? "";
  const isTo = TO.includes(joint) || (isBetween && ["and", "et"].includes(joint));
  const high = isTo && !isArticle(tokens, jointAt + 1) && readExactNumber(tokens, jointAt + 1);
  if (high) return { amount: null, isRange: true, end: high.end };
  const isList = joint === "," && isDigits(tokens[low.end + 1]) && !isArticle(tokens, from);
  return { amount: isList ? null : low.amount, isRange: false, end: low.end };
}

/** Whether a count is only an article: "a good olive oil". */
export function isArticle(tokens: Token[], at: number): boolean {
  return ARTICLES.includes(tokens[at]?.key ?? "");
}

/** The amount with a unit that begins at a token: "1 1/2 cups", "2 heaping tbsp", "14-oz". */
export function readMeasure(
  tokens: Token[],
  at: number,
  language: Language | null,
): Measure | undefined {
  const number = readAmount(tokens, at);
  if (!number) return undefined;
  const isNoUnit = (token: number) => !readUnit(tokens, token, language);
  const from = afterFilled(tokens, afterOfOne(tokens, number), isNoUnit);
  const unit = readUnit(tokens, from, language);
  if (!unit) return undefined;
  const end = afterFilled(tokens, unit.end, (token) => isFrenchAfter(tokens, token));
  const part = readPartAfter(tokens, end);
  const isPart = part !== undefined && number.amount?.denominator === 1;
  const amount = isPart && number.amount ? plus(number.amount, part.amount) : number.amount;
  const isFilled =
    tokens.slice(number.end, from).some(({ key }) => FILLED.has(key)) || end > unit.end;
  const isUnclear = isRangeOfPlural(number, tokens, at, unit) || isOneOfSize(tokens, at, from);
  return {
    ...converted({ ...number, amount: isUnclear ? null : amount }, unit),
    isPlain: unit.isOwn && !isFilled,
    isOunce: unit.isOunce,
    isPound: unit.isOwn && unit.unit === "POUND",
    end: isPart ? part.end : end,
  };
}

function afterFilled(tokens: Token[], at: number, isPassed: (token: number) => boolean): number {
  let end = at;
  while (FILLED.has(tokens[end]?.key ?? "") && isPassed(end)) end += 1;
  return end;
}

/** After the "de" of "3/4 de tasse" and "1 de c. à thé", the "of a" of "3/4 of a cup". */
function afterOfOne(tokens: Token[], { amount, end }: ReadAmount): number {
  if (tokens[end]?.key === "de") return end + 1;
  if (!amount || amount.numerator >= amount.denominator || tokens[end]?.key !== "of") return end;
  return isArticle(tokens, end + 1) ? end + 2 : end + 1;
}

function converted({ amount, isRange }: ReadAmount, unit: UnitWord) {
  const none = { amount: null, unit: unit.unit, isRange };
  if (!amount) return { ...none, doubt: isRange ? null : ("amount" as const) };
  if (unit.unit === "NONE") return { ...none, doubt: "unit" as const };
  const exact = scaleAmount(amount, unit.times);
  if (!isKept(exact, unit.unit)) return { ...none, doubt: "unit" as const };
  return {
    amount: exact,
    unit: unit.unit,
    isRange,
    doubt: unit.isUnclear ? ("unit" as const) : null,
  };
}

function isKept(amount: Amount, unit: Unit): boolean {
  return LOCALES.every((locale) => {
    const read = parseAmount(formatAmount(amount, unit, locale));
    return (
      !("problem" in read) &&
      read.numerator === amount.numerator &&
      read.denominator === amount.denominator
    );
  });
}

function isRangeOfPlural(number: ReadAmount, tokens: Token[], at: number, unit: UnitWord): boolean {
  const { numerator = 0, denominator = 0 } = number.amount ?? {};
  if (numerator < 2 || denominator !== numerator + 1 || number.end !== at + 3) return false;
  return tokens.slice(at, unit.end).some(({ key }) => /^cuill?i?er\w*s$/.test(key));
}

/** "1 1/2-pound lobster": one of half a pound, or one of a pound and a half. */
function isOneOfSize(tokens: Token[], at: number, end: number): boolean {
  const part = tokens[at + 1];
  const isMixed = isDigits(tokens[at]) && part?.spaced && /^\p{N}/u.test(part.text);
  return tokens[end]?.key === "-" && !tokens[end]?.spaced && isMixed === true;
}

/** French says after the spoon how full it is; "tasses de" are cups again. */
function isFrenchAfter(tokens: Token[], at: number): boolean {
  if (tokens[at + 1]?.key === "el") return false;
  return FILLED_AFTER.has(tokens[at]?.key ?? "");
}

/** The part of a unit that is said after it: "et demie", "and a half", "1/2" and "et 1/4" where "de" follows. */
function readPartAfter(tokens: Token[], at: number): { amount: Amount; end: number } | undefined {
  if (["and", "et"].includes(tokens[at]?.key ?? "")) {
    const from = isArticle(tokens, at + 1) ? at + 2 : at + 1;
    const isHalf = ["half", "demi", "demie"].includes(tokens[from]?.key ?? "");
    return isHalf
      ? { amount: amountOf(1, 2), end: from + 1 }
      : partOf(readExactNumber(tokens, at + 1), tokens);
  }
  return isArticle(tokens, at) ? undefined : partOf(readExactNumber(tokens, at), tokens);
}

function partOf(part: ExactNumber | undefined, tokens: Token[]) {
  const isOf = ["de", "d"].includes(tokens[part?.end ?? -1]?.key ?? "");
  if (!part?.amount || !isOf || part.amount.numerator >= part.amount.denominator) return undefined;
  const isOfUnit = readUnit(tokens, part.end + 1, null) !== undefined;
  return isOfUnit ? undefined : { amount: part.amount, end: part.end };
}

function plus(whole: Amount, { numerator, denominator }: Amount): Amount {
  return amountOf(whole.numerator * denominator + numerator, denominator);
}
