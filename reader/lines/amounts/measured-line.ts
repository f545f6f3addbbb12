import { createAmount } from "#domain/measures/amount";
import { CONTAINERS } from "../units/measure-words";
import { getWords } from "../vocabulary";
import { isArticle, type Measure, readAmount } from "./amount-with-unit";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { type Quantity, readQuantity } from "./quantity";
import { keyAt, type Line, readRest, skipPreposition, textFrom, wordsBetween } from "./tokens";

/** In the US, a pound of butter is four sticks. */
const STICK = createAmount(1, 4);
const STICKS_OF = getWords("in sticks");

export function readMeasured(line: Line, at: number): ReadLine | undefined {
  const sticks = readSticks(line, at);
  if (sticks) return sticks;
  const quantity = readQuantity(line, at);
  if (!quantity) return undefined;
  return readOneContainer(line, at, quantity) ?? buildFromQuantity(line, at, quantity);
}

export function buildFromQuantity(
  line: Line,
  at: number,
  { measure, others, end }: Quantity,
): ReadLine {
  const { amount, unit, isPlain, isOunce, doubt } = measure;
  return {
    ...NOTHING_READ,
    amount,
    unit: amount ? unit : "NONE",
    others: measure.isRange || doubt === "amount" ? [] : pickCertain(others),
    measure: wordsBetween(line, at, end),
    isPlain: isPlain && amount !== null,
    isOunce,
    rest: readRest(line, end),
    doubt,
  };
}

function pickCertain(measures: Measure[]): ReadLine["others"] {
  return measures.flatMap(({ amount, unit, doubt, isOunce }) =>
    amount && !doubt && !isOunce ? [{ amount, unit }] : [],
  );
}

/** "400g tin chopped tomatoes" is one tin of that size. */
function readOneContainer(line: Line, at: number, size: Quantity): ReadLine | undefined {
  const { measure, end } = size;
  const from = keyAt(line, end) === "-" ? end + 1 : end;
  const key = keyAt(line, from);
  const isSize = ["GRAM", "POUND", "MILLILITERS"].includes(measure.unit);
  if (!isSize || !CONTAINERS.has(key)) return undefined;
  return {
    ...NOTHING_READ,
    amount: createAmount(1, 1),
    unit: "UNIT",
    countWord: key,
    isSized: true,
    lead: wordsBetween(line, at, from + 1),
    rest: readRest(line, from + 1),
  };
}

function readSticks(line: Line, at: number): ReadLine | undefined {
  const number = readAmount(line, at);
  if (!number?.amount || !/^sticks?$/.test(keyAt(line, number.end))) return undefined;
  if (!line.tokens.slice(number.end).some(({ key }) => STICKS_OF.has(key))) return undefined;
  const { numerator, denominator } = number.amount;
  const end = number.end + 1;
  const inside = keyAt(line, end) === "(" ? readQuantity(line, end + 1) : undefined;
  const isClosed = inside && keyAt(line, inside.end) === ")";
  const measureEnd = isClosed ? inside.end + 1 : end;
  return {
    ...NOTHING_READ,
    amount: createAmount(numerator * STICK.numerator, denominator * STICK.denominator),
    unit: "POUND",
    measure: wordsBetween(line, at, measureEnd),
    isPlain: false,
    isArticle: isArticle(line, at),
    rest: textFrom(line, skipPreposition(line, measureEnd)),
  };
}
