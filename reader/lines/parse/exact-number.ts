import { type Amount, createAmount, parseAmount } from "#domain/measures/amount";
import { FRACTION_SIGN, isDigits, keyAt, type Line, wordsBetween } from "../tokens";
import {
  AND_HALF,
  ARTICLES,
  HALVES,
  NUMBER_WORDS,
  OF_AFTER_PART,
  PARTS_OF_ONE,
  PARTS_WITH_OF,
} from "../units/measure-words";
import { isPackedSize, readUnit } from "../units/unit-words";

export interface Read {
  /** Null where the number is written in no known way. */
  value: Amount | null;
  end: number;
}

export const SLASHES = ["/", "⁄", "∕", "\\"];

const SIGNS_OF_MORE = ["&", "+"];

export const MAX_DENOMINATOR = 16;

export function readDigits(line: Line, at: number): Read | undefined {
  const next = line.tokens[at + 1];
  if (keyAt(line, at) === "." && isDigits(next) && !next?.spaced)
    return { value: readAmount(`.${next?.text}`), end: at + 2 };
  if (!isDigits(line.tokens[at])) return undefined;
  return (
    readDecimal(line, at) ??
    readFraction(line, at) ??
    readPartOfOne(line, at) ??
    withPart(line, at + 1, readAmount(line.tokens[at]?.text ?? ""))
  );
}

function readDecimal(line: Line, at: number): Read | undefined {
  let end = at + 1;
  const goesOn = () =>
    [".", ","].includes(keyAt(line, end)) &&
    !line.tokens[end]?.spaced &&
    isDigits(line.tokens[end + 1]) &&
    !line.tokens[end + 1]?.spaced;
  while (goesOn()) end += 2;
  if (end === at + 1) return undefined;
  const text = wordsBetween(line, at, end);
  const isUnclear = end > at + 3 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return { value: isUnclear ? null : readAmount(text), end };
}

export function readFraction(line: Line, at: number): Read | undefined {
  const [over, slash, under] = line.tokens.slice(at, at + 3);
  if (!over || !slash || !under || !SLASHES.includes(slash.key)) return undefined;
  if (!isDigits(over) || !isDigits(under)) return undefined;
  const isFraction =
    Number(under.text) <= MAX_DENOMINATOR || Number(over.text) < Number(under.text) / 2;
  return { value: isFraction ? readAmount(`${over.text}/${under.text}`) : null, end: at + 3 };
}

export function readSign(line: Line, at: number): Read | undefined {
  const sign = line.tokens[at]?.text ?? "";
  return FRACTION_SIGN.test(sign) ? { value: readAmount(sign), end: at + 1 } : undefined;
}

/** "1 1/2", "1½", "1-½", "1 & ½", "1 and a half". */
function withPart(line: Line, at: number, whole: Amount | null): Read {
  const joint = line.tokens[at];
  const isHyphen = joint?.key === "-" && !joint.spaced && !line.tokens[at + 1]?.spaced;
  const isAnd = AND_HALF.has(joint?.key ?? "") || SIGNS_OF_MORE.includes(joint?.key ?? "");
  const from = isHyphen || isAnd ? at + 1 : at;
  const part = readFraction(line, from) ?? readSign(line, from) ?? readHalf(line, from, isAnd);
  const more = part?.value;
  const isPart = more && toNumber(more) < 1 && whole?.denominator === 1;
  return isPart ? { value: add(whole, more), end: part.end } : { value: whole, end: at };
}

function readHalf(line: Line, at: number, isAnd: boolean): Read | undefined {
  if (!isAnd) return undefined;
  const from = ARTICLES.has(keyAt(line, at)) ? at + 1 : at;
  return HALVES.has(keyAt(line, from)) ? { value: createAmount(1, 2), end: from + 1 } : undefined;
}

/** What follows a unit or a counted word: "1 litre et demi", "2 dl 1/2", "1 kg 500". */
export function readPartBehind(line: Line, at: number): (Read & { value: Amount }) | undefined {
  const isAnd = AND_HALF.has(keyAt(line, at));
  const from = isAnd ? at + 1 : at;
  const part =
    readHalf(line, from, isAnd) ??
    readFraction(line, from) ??
    readSign(line, from) ??
    readQuarter(line, from, isAnd);
  return part?.value && toNumber(part.value) < 1 ? { ...part, value: part.value } : undefined;
}

function readQuarter(line: Line, at: number, isAnd: boolean): Read | undefined {
  const from = ARTICLES.has(keyAt(line, at)) ? at + 1 : at;
  const under = isAnd ? PARTS_OF_ONE.get(keyAt(line, from)) : undefined;
  return under === undefined ? undefined : { value: createAmount(1, under), end: from + 1 };
}

export function readWords(line: Line, at: number): Read | undefined {
  const part = readPartOfOne(line, at);
  if (part) return part;
  const count = NUMBER_WORDS.get(keyAt(line, at));
  if (!count) return undefined;
  const value = createAmount(count, 1);
  return isSized(line, at + 1) ? { value, end: at + 1 } : withPart(line, at + 1, value);
}

/** "Two ¼-ounce packets", "four ½-pints" */
function isSized(line: Line, at: number): boolean {
  const part = readFraction(line, at) ?? readSign(line, at);
  const unit = part && readUnit(line, part.end);
  if (!part || !unit) return false;
  return keyAt(line, part.end) === "-" || isPackedSize(line, unit.end);
}

/** "half", "two-thirds of a", "un quart de" (without "de", a quart is a unit), "la moitié". */
function readPartOfOne(line: Line, at: number): Read | undefined {
  const first = line.tokens[at];
  const start = ["la", "le"].includes(keyAt(line, at)) ? at + 1 : at;
  const over = isDigits(first) ? Number(first?.text) : NUMBER_WORDS.get(first?.key ?? "");
  const after = keyAt(line, at + 1) === "-" ? at + 2 : at + 1;
  const next = over === undefined ? start : after;
  const under = PARTS_OF_ONE.get(keyAt(line, next));
  if (under === undefined || !isPartOfOne(line, next, at, over)) return undefined;
  return { value: createAmount(over ?? 1, under), end: afterOne(line, next + 1) };
}

function isPartOfOne(line: Line, at: number, from: number, over?: number): boolean {
  const isFollowed = readUnit(line, afterOne(line, at + 1)) !== undefined;
  if (PARTS_WITH_OF.has(keyAt(line, at))) return OF_AFTER_PART.has(keyAt(line, at + 1));
  if (isFollowed) return true;
  if (isDigits(line.tokens[from])) return HALVES.has(keyAt(line, at));
  return over !== undefined || HALVES.has(keyAt(line, at));
}

/** Skips the "a", "of a" between a part and its unit: "half a cup", "3/4 of a cup". */
function afterOne(line: Line, at: number): number {
  const from = keyAt(line, at) === "of" ? at + 1 : at;
  return ["a", "an"].includes(keyAt(line, from)) ? from + 1 : at;
}

export function add(one: Amount, other: Amount): Amount {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  return createAmount(numerator, one.denominator * other.denominator);
}

export function toNumber({ numerator, denominator }: Amount): number {
  return numerator / denominator;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function readAmount(text: string): Amount | null {
  const amount = parseAmount(text);
  return "problem" in amount ? null : amount;
}
