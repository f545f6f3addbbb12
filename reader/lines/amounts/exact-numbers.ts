import { type Amount, amountOf, parseAmount } from "#domain/amount";
import { DOZENS, NUMBER_WORDS, PARTS_OF_ONE } from "../units/measure-words";
import { FRACTION_SIGN, isDigits, type Token } from "./tokens";

/** A number of a line; its amount is null where it can be read in two ways, or not at all. */
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

/** The number that begins at a token: "1 1/2", "1½", "0,5", "a dozen", "trois quarts de". */
export function readExactNumber(tokens: Token[], at: number): ExactNumber | undefined {
  return readDigits(tokens, at) ?? readSign(tokens, at) ?? readWords(tokens, at);
}

/** Thousands set apart by spaces, "1 000": another reading of digits that stand side by side. */
export function readGroupedThousands(tokens: Token[], at: number): ExactNumber | undefined {
  if (!/^\d{1,3}$/.test(tokens[at]?.text ?? "")) return undefined;
  let end = at + 1;
  while (tokens[end]?.spaced && /^\d{3}$/.test(tokens[end]?.text ?? "")) end += 1;
  if (end === at + 1 || SLASHES.includes(tokens[end]?.key ?? "")) return undefined;
  return { amount: amountIn(textOf(tokens, at, end, " ")), end };
}

function readDigits(tokens: Token[], at: number): ExactNumber | undefined {
  const isPoint = tokens[at]?.key === "." && isDigits(tokens[at + 1]) && !tokens[at + 1]?.spaced;
  if (isPoint) return { amount: amountIn(`.${tokens[at + 1]?.text}`), end: at + 2 };
  if (!isDigits(tokens[at])) return undefined;
  const read =
    readDecimal(tokens, at) ??
    readFraction(tokens, at) ??
    readPartOfOne(tokens, at) ??
    withPart(tokens, at + 1, amountIn(tokens[at]?.text ?? ""));
  return timesDozen(tokens, read);
}

/** "1,5" is one and a half, "1,000" a thousand or one: nobody knows. */
function readDecimal(tokens: Token[], at: number): ExactNumber | undefined {
  let end = at + 1;
  const goesOn = () =>
    [".", ","].includes(tokens[end]?.key ?? "") &&
    !tokens[end]?.spaced &&
    isDigits(tokens[end + 1]) &&
    !tokens[end + 1]?.spaced;
  while (goesOn()) end += 2;
  if (end === at + 1) return undefined;
  const text = textOf(tokens, at, end, "");
  const isUnclear = end > at + 3 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return { amount: isUnclear ? null : amountIn(text), end };
}

function readFraction(tokens: Token[], at: number): ExactNumber | undefined {
  const [over, slash, under] = tokens.slice(at, at + 3);
  if (!over || !slash || !under || !SLASHES.includes(slash.key)) return undefined;
  if (!isDigits(over) || !isDigits(under)) return undefined;
  const isFraction = Number(under.text) <= 16 || Number(over.text) < Number(under.text) / 2;
  const amount = isFraction ? amountIn(`${over.text}/${under.text}`) : null;
  return { amount, end: at + 3 };
}

function readSign(tokens: Token[], at: number): ExactNumber | undefined {
  const sign = tokens[at]?.text ?? "";
  return FRACTION_SIGN.test(sign) ? { amount: amountIn(sign), end: at + 1 } : undefined;
}

/** A whole number, and the part of one that may follow: "1 1/2", "1-1/2", "1 et demi", "2 ½". */
function withPart(tokens: Token[], at: number, whole: Amount | null): ExactNumber {
  const joint = tokens[at];
  const isHyphen = joint?.key === "-" && !joint.spaced && !tokens[at + 1]?.spaced;
  const isAnd = AND.includes(joint?.key ?? "");
  const from = isHyphen || isAnd ? at + 1 : at;
  const part =
    readFraction(tokens, from) ?? readSign(tokens, from) ?? readHalf(tokens, from, isAnd);
  const isPart = part?.amount && part.amount.numerator < part.amount.denominator;
  if (!whole || !part?.amount || !isPart || whole.denominator !== 1)
    return { amount: whole, end: at };
  const { numerator, denominator } = part.amount;
  return {
    amount: amountOf(whole.numerator * denominator + numerator, denominator),
    end: part.end,
  };
}

function readHalf(tokens: Token[], at: number, isAnd: boolean): ExactNumber | undefined {
  if (!isAnd) return undefined;
  const from = ["a", "un", "une"].includes(tokens[at]?.key ?? "") ? at + 1 : at;
  if (!HALVES.includes(tokens[from]?.key ?? "")) return undefined;
  return { amount: amountOf(1, 2), end: from + 1 };
}

function readWords(tokens: Token[], at: number): ExactNumber | undefined {
  const part = readPartOfOne(tokens, at);
  if (part) return timesDozen(tokens, part);
  const word = tokens[at]?.key ?? "";
  const count = NUMBER_WORDS.get(word) ?? (DOZENS.has(word) ? 1 : undefined);
  if (count === undefined) return undefined;
  if (!NUMBER_WORDS.has(word)) return timesDozen(tokens, { amount: amountOf(1, 1), end: at });
  return timesDozen(tokens, withPart(tokens, at + 1, amountOf(count, 1)));
}

/** "half", "half a", "two-thirds of a", "un quart" (where "de" follows: a quart is an English measure). */
function readPartOfOne(tokens: Token[], at: number): ExactNumber | undefined {
  const isTheHalf = tokens[at]?.key === "la" && tokens[at + 1]?.key === "moitie";
  if (isTheHalf) return readPartOfOne(tokens, at + 1);
  const first = tokens[at];
  const over = isDigits(first) ? Number(first?.text) : NUMBER_WORDS.get(first?.key ?? "");
  const after = tokens[at + 1]?.key === "-" ? at + 2 : at + 1;
  const next = over === undefined ? at : after;
  const under = PARTS_OF_ONE.get(tokens[next]?.key ?? "");
  if (under === undefined || !isPartOfOne(tokens, next, first, over)) return undefined;
  return { amount: amountIn(`${over ?? 1}/${under}`), end: afterOne(tokens, next + 1) };
}

function isPartOfOne(
  tokens: Token[],
  at: number,
  first: Token | undefined,
  over: number | undefined,
): boolean {
  const key = tokens[at]?.key ?? "";
  if (FRENCH_PARTS.includes(key)) return OF.includes(tokens[at + 1]?.key ?? "");
  if (UNIT_NEXT.test(tokens[afterOne(tokens, at + 1)]?.key ?? "")) return true;
  if (isDigits(first)) return /^demie?$/.test(key);
  return over !== undefined || HALVES.includes(key);
}

/** After the "of a" of "half of a cup". */
function afterOne(tokens: Token[], at: number): number {
  const from = tokens[at]?.key === "of" ? at + 1 : at;
  return ["a", "an"].includes(tokens[from]?.key ?? "") ? from + 1 : at;
}

function timesDozen(tokens: Token[], read: ExactNumber): ExactNumber {
  const at = tokens[read.end]?.key === "-" ? read.end + 1 : read.end;
  const times = DOZENS.get(tokens[at]?.key ?? "");
  if (times === undefined) return read;
  const { amount } = read;
  return { amount: amount && amountOf(amount.numerator * times, amount.denominator), end: at + 1 };
}

function textOf(tokens: Token[], from: number, to: number, joint: string): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(joint);
}

function amountIn(text: string): Amount | null {
  const amount = parseAmount(text);
  return "problem" in amount ? null : amount;
}
