import { type Amount, amountOf } from "#domain/amount";
import type { Language } from "#domain/languages";
import { isModifier } from "../names/modifiers";
import { ABOUT } from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { isArticle, type ReadAmount, readAmount } from "./amount-with-unit";
import { type Counted, endOfLength, isNameNext, readCounted } from "./counted-word";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { readMeasured } from "./measured-line";
import { type Quantity, readInside, readQuantity, startsWith } from "./quantity";
import { afterBracket, restOf, wordsBetween } from "./token-spans";
import { isDigits, type Token, tokensOf } from "./tokens";

/** A line that begins with a number and no unit: "3 eggs", "1 (14 oz) can black beans", "2 x 400g tins". */
export function readCount(
  line: string,
  tokens: Token[],
  at: number,
  language: Language | null,
): ReadLine | undefined {
  const from = startsWith(tokens, at, ABOUT);
  const number = readAmount(tokens, from);
  if (!number || tokens[number.end]?.key === "%") return undefined;
  return (
    readUnitBeyond(line, tokens, from, number.end, language) ??
    readHalfAfter(line, tokens, at, number.end, language) ??
    readPieces(line, tokens, { at, from, number }, language)
  );
}

interface Count {
  at: number;
  from: number;
  number: ReadAmount;
}

function readPieces(
  line: string,
  tokens: Token[],
  { at, from, number }: Count,
  language: Language | null,
): ReadLine {
  const choiceEnd = endOfChoice(tokens, number.end);
  const isTimes = ["x", "×"].includes(tokens[number.end]?.key ?? "");
  const start = choiceEnd ?? afterPiece(line, tokens, isTimes ? number.end + 1 : number.end);
  const counted = readCounted(tokens, start, language);
  const read = counted
    ? ofCounted(line, tokens, start, counted)
    : ofPlain(line, tokens, start, number.amount, language, isTimes);
  const numberEnd = choiceEnd ?? number.end;
  const isFraction = isSlashed(line, tokens, from, counted?.word ?? "");
  const amount = isFraction || choiceEnd !== undefined ? null : number.amount;
  const measureEnd = (amount === null ? endOfWord(counted) : undefined) ?? numberEnd;
  const isAbout = tokens.slice(from, number.end).some(({ key }) => /(?<!dou)[zt]aines?$/.test(key));
  const isPlain = from === at && !isAbout && amount !== null;
  return {
    ...NOTHING_READ,
    ...countOf(amount, number.isRange || choiceEnd !== undefined),
    measure: isPlain ? "" : wordsBetween(line, tokens, at, measureEnd),
    isPlain,
    isArticle: isArticle(tokens, from) && number.end === from + 1,
    ...read,
    ...(measureEnd > numberEnd ? { lead: "" } : {}),
  };
}

function countOf(
  amount: Amount | null,
  isOpen: boolean,
): Pick<ReadLine, "amount" | "unit" | "doubt"> {
  if (amount) return { amount, unit: "UNIT", doubt: null };
  return { amount, unit: "NONE", doubt: isOpen ? null : "amount" };
}

function endOfWord(counted: Counted | undefined): number | undefined {
  return counted && !counted.isSized ? counted.at + 1 : undefined;
}

/** "1 oignon et demi": read as "1 1/2 oignon". */
function readHalfAfter(
  line: string,
  tokens: Token[],
  at: number,
  numberEnd: number,
  language: Language | null,
): ReadLine | undefined {
  const number = wordsBetween(line, tokens, at, numberEnd);
  const after = line.slice(tokens[numberEnd]?.start ?? line.length);
  const half = /^(\p{L}[\p{L}' ’]{1,40}?) et demie?(?!\p{L})/iu.exec(after);
  if (!half || !/^(\d+|une?|deux|trois|quatre)$/i.test(number)) return undefined;
  const whole = `${number} 1/2 ${half[1]}${after.slice(half[0].length)}`;
  return readCount(whole, tokensOf(whole), 0, language);
}

/** After the "pièce" of "2 pièces carottes", or "unit", which says only that they are counted. */
function afterPiece(line: string, tokens: Token[], at: number): number {
  const isPiece = /^(pièces?|pcs?|pces?|units?|unités?)$/i.test(tokens[at]?.text ?? "");
  const next = /^\.?\s*(de|d['’]|du|des)(?!\p{L})/iu.test(line.slice(tokens[at]?.end ?? 0).trim());
  return isPiece && !next && isNameNext(tokens, at + 1) ? at + 1 : at;
}

/** "1½ (5 g) teaspoons salt", "¼ (or less) teaspoon": a unit beyond its weight, or beyond a remark. */
function readUnitBeyond(
  line: string,
  tokens: Token[],
  from: number,
  end: number,
  language: Language | null,
): ReadLine | undefined {
  const bracket = afterBracket(tokens, end);
  if (!bracket || !readUnit(tokens, bracket, language)) return undefined;
  const isSize = readInside(tokens, end + 1, language) !== undefined;
  const hasNumber = tokens.slice(end + 1, bracket).some(({ text }) => /\p{N}/u.test(text));
  if (hasNumber && !isSize) return undefined;
  const without = [...tokens.slice(0, end), ...tokens.slice(bracket)];
  const read = readMeasured(line, without, from, language);
  return read && (isSize ? read : { ...read, isPlain: false });
}

/** Where the other number ends of "6 large or 8 medium celery stalks". */
function endOfChoice(tokens: Token[], start: number): number | undefined {
  let at = start;
  while (at < tokens.length && isModifier(tokens[at]?.key ?? "")) at += 1;
  const isOr = ["or", "ou"].includes(tokens[at]?.key ?? "") && isDigits(tokens[at + 1]);
  return isOr && at > start ? readAmount(tokens, at + 1)?.end : undefined;
}

/** "2/3 carottes": two thirds of one, or two to three of them. */
function isSlashed(line: string, tokens: Token[], at: number, word: string): boolean {
  if (/[^s]$/.test(word)) return false;
  const [over, under] = [Number(tokens[at]?.text), Number(tokens[at + 2]?.text)];
  const isSlash = line.slice(tokens[at]?.end, tokens[at + 2]?.start).trim() === "/";
  return isSlash && over > 1 && under === over + 1;
}

function ofCounted(line: string, tokens: Token[], start: number, counted: Counted) {
  const { word, at, isSized, end } = counted;
  const lead = wordsBetween(line, tokens, start, end).replace(/^\(([^()]*)\)/, "$1");
  const rest = restOf(line, tokens, end);
  const leadBefore = wordsBetween(line, tokens, start, at);
  return { countWord: word, isSized, lead, leadBefore, rest, counted: restOf(line, tokens, at) };
}

function ofPlain(
  line: string,
  tokens: Token[],
  start: number,
  amount: Amount | null,
  language: Language | null,
  isTimes: boolean,
): Partial<ReadLine> {
  const bracket = afterBracket(tokens, start);
  if (bracket) {
    const volume = readInside(tokens, start + 1, language)?.others.find(
      (other) => other.unit === "MILLILITERS" && other.amount && !other.doubt,
    );
    const rest = restOf(line, tokens, bracket);
    if (!volume || amount?.denominator === 1) {
      return { lead: wordsBetween(line, tokens, start + 1, bracket - 1), rest };
    }
    const measure = wordsBetween(line, tokens, 0, bracket);
    return { amount: volume.amount, unit: volume.unit, measure, isPlain: false, doubt: null, rest };
  }
  const length = endOfLength(tokens, start);
  if (length) {
    return { lead: wordsBetween(line, tokens, start, length), rest: restOf(line, tokens, length) };
  }
  const size = isDigits(tokens[start]) ? readQuantity(tokens, start, language) : undefined;
  if (!size) return { rest: restOf(line, tokens, start) };
  const whole = isTimes ? timesSize(line, tokens, size, amount) : undefined;
  if (whole) return whole;
  const isHyphened = tokens.slice(start, size.end).some(({ key }) => key === "-");
  if (isHyphened || isTimes) {
    const lead = wordsBetween(line, tokens, start, size.end);
    return { lead, isSized: true, rest: restOf(line, tokens, size.end) };
  }
  const measure = wordsBetween(line, tokens, 0, size.end);
  const rest = restOf(line, tokens, size.end);
  return { amount: null, unit: "NONE", measure, isPlain: false, doubt: "amount", rest };
}

/** "2 x 400 g de tomates", "2 x 150g salmon fillets": so much in all, and so many of nothing. */
function timesSize(
  line: string,
  tokens: Token[],
  { measure, end }: Quantity,
  count: Amount | null,
): Partial<ReadLine> | undefined {
  const isNamed = /^\p{L}/u.test(tokens[end]?.text ?? "");
  const { amount, unit, isOunce, doubt } = measure;
  if (!isNamed || !count || !amount || doubt) return undefined;
  return {
    amount: amountOf(count.numerator * amount.numerator, count.denominator * amount.denominator),
    unit,
    isOunce,
    measure: wordsBetween(line, tokens, 0, end),
    isPlain: false,
    rest: restOf(line, tokens, end),
  };
}
