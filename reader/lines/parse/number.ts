import type { Language } from "#domain/language/languages";
import type { Span } from "#domain/line/line";
import { type Amount, createAmount } from "#domain/measures/amount";
import { numberFormat } from "#domain/text/cached-formats";
import { foldedKey } from "#domain/text/text";
import { FRACTION_SIGN, isDigits, keyAt, type Line, wordsBetween } from "../tokens";
import { ARTICLES, BETWEEN, DOZENS, HALVES, MORE, OF, TO } from "../units/measure-words";
import { isPackedSize, readUnit } from "../units/unit-words";
import { getRows } from "../vocabulary";
import {
  add,
  gcd,
  MAX_DENOMINATOR,
  type Read,
  readDigits,
  readFraction,
  readSign,
  readWords,
  SLASHES,
  toNumber,
} from "./exact-number";
import { isNumeric } from "./number-tokens";
import { DASHES } from "./signs";
import type { Figure, LineNumber } from "./types";

export function readLineNumber(line: Line, at: number): LineNumber | undefined {
  const isBetween = BETWEEN.has(keyAt(line, at));
  const low = readOne(line, isBetween ? at + 1 : at);
  if (!low || low.high || low.isAmbiguous || low.dozen !== undefined) return low;
  const from = findSecond(line, low.end, isBetween);
  const high = from === undefined ? undefined : readOne(line, from);
  if (!high || high.isAmbiguous || high.high) return low;
  const joint = keyAt(line, low.end);
  const [least, most] = [toNumber(low.low.value), toNumber(high.low.value)];
  if (DASHES.includes(joint) && most < 1 && least >= 1 && Number.isInteger(least)) {
    const span = [low.low.span[0], high.low.span[1]] as const;
    return { ...low, low: { span, value: add(low.low.value, high.low.value) }, end: high.end };
  }
  const isCountOfSized = DASHES.includes(joint) && least <= 4 && most >= 5 * least;
  if (most < least || (isCountOfSized && isPackedSize(line, high.end))) return low;
  const { dozen } = high;
  return { ...low, high: high.low, end: high.end, ...(dozen !== undefined && { dozen }) };
}

function findSecond(line: Line, end: number, isBetween: boolean): number | undefined {
  const joint = keyAt(line, end);
  const isTo = TO.has(joint) || DASHES.includes(joint) || (isBetween && MORE.has(joint));
  if (!isTo) return undefined;
  const from = joint === "-" && TO.has(keyAt(line, end + 1)) ? end + 2 : end + 1;
  return ARTICLES.has(keyAt(line, from)) ? undefined : from;
}

function readOne(line: Line, at: number): LineNumber | undefined {
  return readPointedFraction(line, at) ?? readGrouped(line, at) ?? readPlain(line, at);
}

/** "1.1/2", "1,½": a whole number, a point and a fraction. */
function readPointedFraction(line: Line, at: number): LineNumber | undefined {
  const [whole, point] = line.tokens.slice(at, at + 2);
  if (!isDigits(whole) || point?.spaced || !/^[.,]$/.test(point?.text ?? "")) return undefined;
  if (line.tokens[at + 2]?.spaced) return undefined;
  const part = readFraction(line, at + 2) ?? readSign(line, at + 2);
  if (!part?.value || toNumber(part.value) >= 1) return undefined;
  const value = add(createAmount(Number(whole?.text), 1), part.value);
  return buildNumber(line, at, part.end, value);
}

/** "1 000 g" is a thousand, "2 500g packs" are two; "1 250 g" alone may be either. */
function readGrouped(line: Line, at: number): LineNumber | undefined {
  const [first, second] = line.tokens.slice(at, at + 2);
  if (!first || !/^\d{1,3}$/.test(first.text)) return undefined;
  if (!second?.spaced || !/^\d{3}$/.test(second.text)) return undefined;
  if (/^[/⁄.,]$/.test(keyAt(line, at + 2))) return undefined;
  const unit = readUnit(line, at + 2);
  if (unit && isPackedSize(line, unit.end))
    return buildNumber(line, at, at + 1, createAmount(Number(first.text), 1));
  const isOneNumber = second.text === "000" || (unit && OF.has(keyAt(line, unit.end)));
  const value = createAmount(Number(first.text + second.text), 1);
  if (isOneNumber) return buildNumber(line, at, at + 2, value);
  return unit && { ...buildNumber(line, at, at + 2, value), isAmbiguous: true };
}

function readPlain(line: Line, at: number): LineNumber | undefined {
  const isHalfAndHalf = HALVES.has(keyAt(line, at)) && HALVES.has(keyAt(line, at + 2));
  const read = isHalfAndHalf
    ? undefined
    : (readDigits(line, at) ?? readSign(line, at) ?? readWords(line, at));
  if (!read) return undefined;
  const fromSlash = readSlash(line, at, read);
  if (fromSlash) return fromSlash;
  const value = read.value ?? readLargeOrDecimal(line, at, read.end);
  if (!value || isInterrupted(line, read.end) || isListed(line, read.end))
    return { ...buildNumber(line, at, read.end, createAmount(1, 1)), isAmbiguous: true };
  const dozen = keyAt(line, read.end) === "-" ? read.end + 1 : read.end;
  const number = buildNumber(line, at, skipCountedOne(line, read.end, value), value);
  return DOZENS.has(keyAt(line, dozen)) ? { ...number, dozen, end: dozen + 1 } : number;
}

/** "1z400": digits go on behind letters that are no unit. */
function isInterrupted(line: Line, end: number): boolean {
  const [letters, digits] = line.tokens.slice(end, end + 2);
  if (!/^\p{L}/u.test(letters?.text ?? "") || letters?.spaced || !isDigits(digits)) return false;
  return digits?.spaced === false && !/^[x×]$/.test(letters?.key ?? "") && !readUnit(line, end);
}

/** "2, 3 cloves", "1. ½ cup": which of them is open, but "2, 400 g tins" are two. */
function isListed(line: Line, at: number): boolean {
  if (!/^[.,:;·_]$/.test(keyAt(line, at)) || !isNumeric(line, at + 1)) return false;
  const unit = readUnit(line, at + 2);
  return !unit || !isPackedSize(line, unit.end);
}

/** "½ a lemon", "half of an onion", "la moitié d'un citron": one of them is counted. */
function skipCountedOne(line: Line, end: number, value: Amount): number {
  if (toNumber(value) >= 1) return end;
  const of = OF.has(keyAt(line, end)) ? end + 1 : end;
  const at = /^['’]$/.test(keyAt(line, of)) ? of + 1 : of;
  return ARTICLES.has(keyAt(line, at)) ? at + 1 : end;
}

/** "100/150 g" is a range; "2/3 carottes" may be one, or two thirds. */
function readSlash(line: Line, at: number, { end }: Read): LineNumber | undefined {
  const [over, slash, under] = line.tokens.slice(at, end);
  if (end !== at + 3 || !isDigits(over) || !isDigits(under)) return undefined;
  if (!SLASHES.includes(slash?.key ?? "")) return undefined;
  const [low, high] = [Number(over?.text), Number(under?.text)];
  const isRange = low > 1 && high > low && (high > MAX_DENOMINATOR || gcd(low, high) > 1);
  if (isRange) {
    const ends = { low: figureAt(line, at, at + 1), high: figureAt(line, end - 1, end) };
    return { ...ends, start: at, end, isInWords: false };
  }
  if (high === 1) return { ...buildNumber(line, at, end, createAmount(1, 1)), isAmbiguous: true };
  const next = keyAt(line, end);
  const isPlural = /s$/.test(next) && !OF.has(next) && !readUnit(line, end);
  const isEither = low > 1 && high === low + 1 && (isPlural || PLURAL_SPOONS.has(next));
  if (!isEither) return undefined;
  return { ...buildNumber(line, at, end, createAmount(low, high)), isAmbiguous: true };
}

/** Below two, French writes the singular: "2/3 cuillères" may be a range. */
const PLURAL_SPOONS = new Set(
  getRows("spoon").flatMap(({ forms }) => (forms ? [foldedKey(forms[1])] : [])),
);

function figureAt(line: Line, from: number, to: number): Figure {
  const span = spanBetween(line, from, to);
  return { span, value: createAmount(Number(line.text.slice(...span)), 1) };
}

/** Three digits behind a point or comma: thousands, or decimals where those would be absurd. */
function readLargeOrDecimal(line: Line, at: number, end: number): Amount | null {
  const text = wordsBetween(line, at, end);
  const [, whole = "", sign, rest = ""] = /^(\d{1,3})([.,])(\d{3})$/.exec(text) ?? [];
  if (rest === "") return null;
  const unit = readUnit(line, end)?.key ?? "";
  const point = getDecimalPoint(line.language ?? "en");
  const isSmall = unit === "gram" || unit === "millilitre";
  const isThousand = rest === "000" || (point === "." && sign === "," && isSmall);
  if (isThousand) return createAmount(Number(whole + rest), 1);
  const isPrecise = point === "." ? !rest.endsWith("0") : unit !== "";
  const isDecimal = sign === point && !isSmall && isPrecise;
  return isDecimal ? createAmount(Number(whole + rest), 1000) : null;
}

function getDecimalPoint(language: Language): string {
  return numberFormat(language, { minimumFractionDigits: 1 }).format(0.5).charAt(1);
}

function buildNumber(line: Line, from: number, to: number, value: Amount): LineNumber {
  const [token] = line.tokens.slice(from);
  const isInWords =
    !isDigits(token) && !FRACTION_SIGN.test(token?.text ?? "") && token?.text !== ".";
  return { low: { span: spanBetween(line, from, to), value }, start: from, end: to, isInWords };
}

export function spanBetween({ tokens }: Line, from: number, to: number): Span {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
}
