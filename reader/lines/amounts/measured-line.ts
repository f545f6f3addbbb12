import { amountOf } from "#domain/amount";
import type { Language } from "#domain/languages";
import { CONTAINERS } from "../units/measure-words";
import { wordsOf } from "../vocabulary/vocabulary";
import { isArticle, readAmount } from "./amount-with-unit";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { type Quantity, readQuantity } from "./quantity";
import { afterOf, restOf, wordsBetween } from "./token-spans";
import type { Token } from "./tokens";

/** Butter is sold by the pound, in four sticks. */
const STICK = amountOf(1, 4);
const STICKS_OF = wordsOf("in sticks");

/** A line that begins with a measure: "200 g of flour", "1 cup (250 ml) milk", "2 sticks butter". */
export function readMeasured(
  line: string,
  tokens: Token[],
  at: number,
  language: Language | null,
): ReadLine | undefined {
  const sticks = readSticks(line, tokens, at, language);
  if (sticks) return sticks;
  const quantity = readQuantity(tokens, at, language);
  if (!quantity) return undefined;
  return readOneContainer(line, tokens, at, quantity) ?? ofQuantity(line, tokens, at, quantity);
}

export function ofQuantity(
  line: string,
  tokens: Token[],
  at: number,
  { measure, others, end }: Quantity,
): ReadLine {
  const sure = others.flatMap(({ amount, unit, doubt, isOunce }) =>
    amount && !doubt && !isOunce ? [{ amount, unit }] : [],
  );
  const { amount, unit, isPlain, isOunce, doubt } = measure;
  return {
    ...NOTHING_READ,
    amount,
    unit: amount ? unit : "NONE",
    others: measure.isRange || doubt === "amount" ? [] : sure,
    measure: wordsBetween(line, tokens, at, end),
    isPlain: isPlain && amount !== null,
    isOunce,
    rest: restOf(line, tokens, end),
    doubt,
  };
}

/** "400g tin chopped tomatoes": one of that size. */
function readOneContainer(
  line: string,
  tokens: Token[],
  at: number,
  { measure, end }: Quantity,
): ReadLine | undefined {
  const from = tokens[end]?.key === "-" ? end + 1 : end;
  const key = tokens[from]?.key ?? "";
  const isSize = ["GRAM", "POUND", "MILLILITERS"].includes(measure.unit);
  if (!isSize || !CONTAINERS.has(key)) return undefined;
  return {
    ...NOTHING_READ,
    amount: amountOf(1, 1),
    unit: "UNIT",
    countWord: key,
    isSized: true,
    lead: wordsBetween(line, tokens, at, from + 1),
    rest: restOf(line, tokens, from + 1),
  };
}

function readSticks(
  line: string,
  tokens: Token[],
  at: number,
  language: Language | null,
): ReadLine | undefined {
  const number = readAmount(tokens, at);
  if (!number?.amount || !/^sticks?$/.test(tokens[number.end]?.key ?? "")) return undefined;
  if (!tokens.slice(number.end).some(({ key }) => STICKS_OF.has(key))) return undefined;
  const { numerator, denominator } = number.amount;
  const end = number.end + 1;
  const inside = tokens[end]?.key === "(" ? readQuantity(tokens, end + 1, language) : undefined;
  const isClosed = inside && tokens[inside.end]?.key === ")";
  const measureEnd = isClosed ? inside.end + 1 : end;
  return {
    ...NOTHING_READ,
    amount: amountOf(numerator * STICK.numerator, denominator * STICK.denominator),
    unit: "POUND",
    measure: wordsBetween(line, tokens, at, measureEnd),
    isPlain: false,
    isArticle: isArticle(tokens, at),
    rest: line.slice(tokens[afterOf(tokens, measureEnd)]?.start ?? line.length),
  };
}
