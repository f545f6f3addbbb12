import { type Amount, createAmount } from "#domain/measures/amount";
import { isModifier } from "../names/modifiers";
import { ABOUT } from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { isArticle, mayBeRange, type ReadAmount, readAmount } from "./amount-with-unit";
import { type Counted, endOfLength, isNameNext, readCounted } from "./counted-word";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { readMeasured } from "./measured-line";
import { type Quantity, readInside, readQuantity, startsWith } from "./quantity";
import {
  afterBracket,
  isDigits,
  keyAt,
  type Line,
  readRest,
  textFrom,
  wordsBetween,
} from "./tokens";

export function readCount(line: Line, at: number): ReadLine | undefined {
  const from = startsWith(line, at, ABOUT);
  const number = readAmount(line, from);
  if (!number || keyAt(line, number.end) === "%") return undefined;
  return readUnitBeyond(line, from, number.end) ?? readPieces(line, { at, from, number });
}

type PartialReadLine = Partial<ReadLine>;

interface Count {
  at: number;
  from: number;
  number: ReadAmount;
}

function readPieces(line: Line, { at, from, number }: Count): ReadLine {
  const choiceEnd = endOfChoice(line, number.end);
  const isTimes = ["x", "×"].includes(keyAt(line, number.end));
  const start = choiceEnd ?? afterPiece(line, isTimes ? number.end + 1 : number.end);
  const counted = readCounted(line, start);
  const read = counted
    ? readAfterCounted(line, start, counted)
    : readAfterNumber(line, start, number.amount, isTimes);
  const numberEnd = choiceEnd ?? number.end;
  const isFraction = mayBeRange(line, from, counted?.word);
  const amount = isFraction || choiceEnd !== undefined ? null : number.amount;
  const measureEnd = endOfUncounted(amount, counted) ?? numberEnd;
  const isAbout = /(?<!dou)[zt]aines?$/.test(keyAt(line, number.end - 1));
  const isPlain = from === at && !isAbout && amount !== null;
  return {
    ...NOTHING_READ,
    amount,
    unit: amount ? "UNIT" : "NONE",
    doubt: amount || number.isRange || choiceEnd !== undefined ? null : "amount",
    measure: isPlain ? "" : wordsBetween(line, at, measureEnd),
    isPlain,
    isArticle: isArticle(line, from) && number.end === from + 1,
    ...read,
    ...(measureEnd > numberEnd ? { lead: "" } : {}),
  };
}

/** If the count has no amount, the counted word belongs to the measure. */
function endOfUncounted(amount: Amount | null, counted?: Counted): number | undefined {
  return counted && !counted.isSized && !amount ? counted.at + 1 : undefined;
}

function afterPiece(line: Line, at: number): number {
  const isPiece = /^(pièces?|pcs?|pces?|units?|unités?)$/i.test(line.tokens[at]?.text ?? "");
  const next = /^\.?\s*(de|d['’]|du|des)(?!\p{L})/iu.test(textFrom(line, at + 1));
  return isPiece && !next && isNameNext(line, at + 1) ? at + 1 : at;
}

function readUnitBeyond(line: Line, from: number, end: number): ReadLine | undefined {
  const bracket = afterBracket(line, end);
  if (!bracket || !readUnit(line, bracket)) return undefined;
  const isSize = readInside(line, end + 1) !== undefined;
  const hasNumber = line.tokens.slice(end + 1, bracket).some(({ text }) => /\p{N}/u.test(text));
  if (hasNumber && !isSize) return undefined;
  const tokens = [...line.tokens.slice(0, end), ...line.tokens.slice(bracket)];
  const read = readMeasured({ ...line, tokens }, from);
  return read && (isSize ? read : { ...read, isPlain: false });
}

function endOfChoice(line: Line, start: number): number | undefined {
  let at = start;
  while (at < line.tokens.length && isModifier(keyAt(line, at))) at += 1;
  const isOr = ["or", "ou"].includes(keyAt(line, at)) && isDigits(line.tokens[at + 1]);
  return isOr && at > start ? readAmount(line, at + 1)?.end : undefined;
}

function readAfterCounted(line: Line, start: number, counted: Counted) {
  const { word, at, isSized, end } = counted;
  const lead = wordsBetween(line, start, end).replace(/^\(([^()]*)\)/, "$1");
  const rest = readRest(line, end);
  const leadBefore = wordsBetween(line, start, at);
  return { countWord: word, isSized, lead, leadBefore, rest, counted: readRest(line, at) };
}

function readAfterNumber(
  line: Line,
  start: number,
  amount: Amount | null,
  isTimes: boolean,
): PartialReadLine {
  const bracket = afterBracket(line, start);
  if (bracket) {
    const volume = readInside(line, start + 1)?.others.find(
      (other) => other.unit === "MILLILITERS" && other.amount && !other.doubt,
    );
    const rest = readRest(line, bracket);
    if (!volume || amount?.denominator === 1) {
      return { lead: wordsBetween(line, start + 1, bracket - 1), rest };
    }
    const measure = wordsBetween(line, 0, bracket);
    return { amount: volume.amount, unit: volume.unit, measure, isPlain: false, doubt: null, rest };
  }
  const length = endOfLength(line, start);
  if (length) return { lead: wordsBetween(line, start, length), rest: readRest(line, length) };
  const size = isDigits(line.tokens[start]) ? readQuantity(line, start) : undefined;
  if (!size) return { rest: readRest(line, start) };
  const whole = isTimes ? timesSize(line, size, amount) : undefined;
  if (whole) return whole;
  const isHyphened = line.tokens.slice(start, size.end).some(({ key }) => key === "-");
  if (isHyphened || isTimes) {
    const lead = wordsBetween(line, start, size.end);
    return { lead, isSized: true, rest: readRest(line, size.end) };
  }
  const measure = wordsBetween(line, 0, size.end);
  const rest = readRest(line, size.end);
  return { amount: null, unit: "NONE", measure, isPlain: false, doubt: "amount", rest };
}

function timesSize(line: Line, size: Quantity, count: Amount | null): PartialReadLine | undefined {
  const { measure, end } = size;
  const isNamed = /^\p{L}/u.test(line.tokens[end]?.text ?? "");
  const { amount, unit, isOunce, doubt } = measure;
  if (!isNamed || !count || !amount || doubt) return undefined;
  return {
    amount: createAmount(
      count.numerator * amount.numerator,
      count.denominator * amount.denominator,
    ),
    unit,
    isOunce,
    measure: wordsBetween(line, 0, end),
    isPlain: false,
    rest: readRest(line, end),
  };
}
