import { type Amount, createAmount, parseAmount } from "#domain/measures/amount";
import { DOZENS, NUMBER_WORDS, PARTS_OF_ONE } from "../units/measure-words";
import { FRACTION_SIGN, isDigits, keyAt, type Line, wordsBetween } from "./tokens";

/** A number in a line; `amount` is null if it is ambiguous or unreadable. */
export interface ExactNumber {
  amount: Amount | null;
  end: number;
}

const SLASHES = ["/", "⁄", "∕", "\\"];
const AND = ["and", "et", "&", "+"];
const HALVES = ["demi", "demie", "half"];
const FRENCH_PARTS = ["quart", "quarts", "tiers", "moitie"];
const OF = ["de", "d"];
const UNIT_NEXT =
  /^(cups?|tea(?:spoons?)?|tsps?|table(?:spoons?)?|tbsps?|pounds?|lbs?|pints?|lit(?:re|er)s?)$/;

export function readExactNumber(line: Line, at: number): ExactNumber | undefined {
  return readDigits(line, at) ?? readSign(line, at) ?? readWords(line, at);
}

export function readGroupedThousands(line: Line, at: number): ExactNumber | undefined {
  if (!/^\d{1,3}$/.test(line.tokens[at]?.text ?? "")) return undefined;
  let end = at + 1;
  while (line.tokens[end]?.spaced && /^\d{3}$/.test(line.tokens[end]?.text ?? "")) end += 1;
  if (end === at + 1 || SLASHES.includes(keyAt(line, end))) return undefined;
  return { amount: amountIn(wordsBetween(line, at, end)), end };
}

function readDigits(line: Line, at: number): ExactNumber | undefined {
  const isPoint =
    keyAt(line, at) === "." && isDigits(line.tokens[at + 1]) && !line.tokens[at + 1]?.spaced;
  if (isPoint) return { amount: amountIn(`.${line.tokens[at + 1]?.text}`), end: at + 2 };
  if (!isDigits(line.tokens[at])) return undefined;
  const read =
    readDecimal(line, at) ??
    readFraction(line, at) ??
    readPartOfOne(line, at) ??
    withPart(line, at + 1, amountIn(line.tokens[at]?.text ?? ""));
  return timesDozen(line, read);
}

/** "1,5" is one and a half; "1,000" may be a thousand or one, so it is unclear. */
function readDecimal(line: Line, at: number): ExactNumber | undefined {
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
  return { amount: isUnclear ? null : amountIn(text), end };
}

function readFraction(line: Line, at: number): ExactNumber | undefined {
  const [over, slash, under] = line.tokens.slice(at, at + 3);
  if (!over || !slash || !under || !SLASHES.includes(slash.key)) return undefined;
  if (!isDigits(over) || !isDigits(under)) return undefined;
  const isFraction = Number(under.text) <= 16 || Number(over.text) < Number(under.text) / 2;
  const amount = isFraction ? amountIn(`${over.text}/${under.text}`) : null;
  return { amount, end: at + 3 };
}

function readSign(line: Line, at: number): ExactNumber | undefined {
  const sign = line.tokens[at]?.text ?? "";
  return FRACTION_SIGN.test(sign) ? { amount: amountIn(sign), end: at + 1 } : undefined;
}

function withPart(line: Line, at: number, whole: Amount | null): ExactNumber {
  const joint = line.tokens[at];
  const isHyphen = joint?.key === "-" && !joint.spaced && !line.tokens[at + 1]?.spaced;
  const isAnd = AND.includes(joint?.key ?? "");
  const from = isHyphen || isAnd ? at + 1 : at;
  const part = readFraction(line, from) ?? readSign(line, from) ?? readHalf(line, from, isAnd);
  const more = part?.amount;
  const isPart = more && more.numerator < more.denominator && whole?.denominator === 1;
  return isPart ? { amount: plus(whole, more), end: part.end } : { amount: whole, end: at };
}

function readHalf(line: Line, at: number, isAnd: boolean): ExactNumber | undefined {
  if (!isAnd) return undefined;
  const from = ["a", "un", "une"].includes(keyAt(line, at)) ? at + 1 : at;
  if (!HALVES.includes(keyAt(line, from))) return undefined;
  return { amount: createAmount(1, 2), end: from + 1 };
}

function readWords(line: Line, at: number): ExactNumber | undefined {
  const part = readPartOfOne(line, at);
  if (part) return timesDozen(line, part);
  const word = keyAt(line, at);
  const count = NUMBER_WORDS.get(word);
  if (count) return timesDozen(line, withPart(line, at + 1, createAmount(count, 1)));
  return DOZENS.has(word) ? timesDozen(line, { amount: createAmount(1, 1), end: at }) : undefined;
}

/** Reads "half", "two-thirds of a", and "un quart" before "de" (else a quart is a unit). */
function readPartOfOne(line: Line, at: number): ExactNumber | undefined {
  const isTheHalf = keyAt(line, at) === "la" && keyAt(line, at + 1) === "moitie";
  if (isTheHalf) return readPartOfOne(line, at + 1);
  const first = line.tokens[at];
  const over = isDigits(first) ? Number(first?.text) : NUMBER_WORDS.get(first?.key ?? "");
  const after = keyAt(line, at + 1) === "-" ? at + 2 : at + 1;
  const next = over === undefined ? at : after;
  const under = PARTS_OF_ONE.get(keyAt(line, next));
  if (under === undefined || !isPartOfOne(line, next, at, over)) return undefined;
  return { amount: amountIn(`${over ?? 1}/${under}`), end: afterOne(line, next + 1) };
}

function isPartOfOne(line: Line, at: number, from: number, over?: number): boolean {
  const key = keyAt(line, at);
  if (FRENCH_PARTS.includes(key)) return OF.includes(keyAt(line, at + 1));
  if (UNIT_NEXT.test(keyAt(line, afterOne(line, at + 1)))) return true;
  if (isDigits(line.tokens[from])) return /^demie?$/.test(key);
  return over !== undefined || HALVES.includes(key);
}

function afterOne(line: Line, at: number): number {
  const from = keyAt(line, at) === "of" ? at + 1 : at;
  return ["a", "an"].includes(keyAt(line, from)) ? from + 1 : at;
}

function timesDozen(line: Line, read: ExactNumber): ExactNumber {
  const at = keyAt(line, read.end) === "-" ? read.end + 1 : read.end;
  const times = DOZENS.get(keyAt(line, at));
  if (times === undefined) return read;
  const { amount } = read;
  return {
    amount: amount && createAmount(amount.numerator * times, amount.denominator),
    end: at + 1,
  };
}

export function plus(one: Amount, other: Amount): Amount {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  return createAmount(numerator, one.denominator * other.denominator);
}

function amountIn(text: string): Amount | null {
  const amount = parseAmount(text);
  return "problem" in amount ? null : amount;
}
