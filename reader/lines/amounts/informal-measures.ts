import type { Language } from "#domain/languages";
import { foldedKey } from "#domain/text";
import { isModifier } from "../names/modifiers";
import {
  ALONE,
  CONTAINERS,
  FILLED,
  INFORMAL,
  LENGTHS,
  PIECES,
  UNKNOWN_AMOUNTS,
} from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { groupedBy, rowsOfKind, wordsOf } from "../vocabulary/vocabulary";
import { readAmount } from "./amount-with-unit";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { isBound, readInside, readQuantity, startsWith } from "./quantity";
import { afterOf, restOf, wordsBetween } from "./token-spans";
import { isDigits, type Token } from "./tokens";

const PIECES_OF_LENGTH = wordsOf("piece of length");
/** "Un filet d'huile", "une noix de beurre": measures only of these. */
const MEASURE_OF = groupedBy(rowsOfKind("measure of"), ({ word }) => word);
const BOUND_WORDS = 3;

/** How much in words that no unit says: "une pincée", "a handful", "a few sprigs", "2 cm", "up to 1 cup". */
export function readInformal(
  line: string,
  tokens: Token[],
  language: Language | null,
): ReadLine | undefined {
  const said =
    endOfBound(tokens, language) ??
    endOfSome(tokens, language) ??
    endOfInformal(tokens, readAmount(tokens, 0)?.end ?? 0, language);
  if (said === undefined) return undefined;
  const end = afterHalf(tokens, said);
  const size = isBound(tokens, 0) ? undefined : readSizeOf(tokens, end, language);
  const measureEnd = size?.end ?? end;
  return {
    ...NOTHING_READ,
    others: size?.others ?? [],
    measure: wordsBetween(line, tokens, 0, measureEnd),
    isPlain: false,
    rest: restOf(line, tokens, measureEnd),
  };
}

function afterHalf(tokens: Token[], at: number): number {
  return tokens[at]?.key === "et" && /^demie?$/.test(tokens[at + 1]?.key ?? "") ? at + 2 : at;
}

/** How much the glass holds: "un verre (20 cl) de vin", "1 bol de 250 ml de riz". */
function readSizeOf(tokens: Token[], at: number, language: Language | null) {
  const isOne = ["1", "a", "one", "un", "une"].includes(tokens[0]?.key ?? "");
  const from = tokens[at]?.key === "de" ? at + 1 : at;
  const isBracket = tokens[from]?.key === "(";
  const inside = isBracket ? readInside(tokens, from + 1, language) : undefined;
  const size =
    isDigits(tokens[from]) && from > at ? readQuantity(tokens, from, language) : undefined;
  const read = inside ?? (size && { others: [size.measure], end: size.end });
  if (!read || !isOne) return undefined;
  const others = read.others.flatMap(({ amount, unit, doubt, isOunce }) =>
    amount && !doubt && !isOunce ? [{ amount, unit }] : [],
  );
  return { others, end: read.end };
}

function endOfBound(tokens: Token[], language: Language | null): number | undefined {
  if (!isBound(tokens, 0)) return undefined;
  for (let at = 1; at <= BOUND_WORDS; at++) {
    const end = readQuantity(tokens, at, language)?.end ?? readAmount(tokens, at)?.end;
    if (end !== undefined) return end;
  }
  return undefined;
}

function endOfSome(tokens: Token[], language: Language | null): number | undefined {
  const end = startsWith(tokens, 0, UNKNOWN_AMOUNTS);
  if (end === 0) return undefined;
  const from = tokens[end]?.key === "good" || tokens[end]?.key === "bonnes" ? end + 1 : end;
  const word = tokens[from]?.key ?? "";
  const isCounted = INFORMAL.has(word) || PIECES.has(word) || CONTAINERS.has(word);
  if (isCounted && isFollowed(tokens, from + 1)) return from + 1;
  return readUnit(tokens, from, language)?.end ?? end;
}

function endOfInformal(
  tokens: Token[],
  numberEnd: number,
  language: Language | null,
): number | undefined {
  const hasNumber = numberEnd > 0;
  const at = afterAdjectives(tokens, numberEnd, language);
  const key = tokens[at]?.key ?? "";
  if (isMeasureOfNext(tokens, at, hasNumber)) return at + 1;
  const isKnife = key === "pointe" && tokens[at + 2]?.key === "couteau";
  if (isKnife) return at + 3;
  if (!INFORMAL.has(key) && !isThimble(tokens, at)) return undefined;
  if (LENGTHS.has(key)) {
    const isQuote = tokens[at]?.spaced && !/^\p{L}/u.test(key);
    return hasNumber && !isQuote ? endOfLength(tokens, at + 1) : undefined;
  }
  const end = /^verres?$/.test(key) && tokens[at + 1]?.key === "à" ? at + 3 : at + 1;
  return hasNumber || afterOf(tokens, end) > end || ALONE.has(key) ? end : undefined;
}

function afterAdjectives(tokens: Token[], numberEnd: number, language: Language | null): number {
  let at = tokens[numberEnd]?.key === "-" ? numberEnd + 1 : numberEnd;
  const isPassed = (key: string) => isAdjective(key) && !LENGTHS.has(key);
  while (isPassed(tokens[at]?.key ?? "") && !readUnit(tokens, at, language)) at += 1;
  return at;
}

/** "Un filet d'huile", "2 noix beurre": the word measures only some foods. */
function isMeasureOfNext(tokens: Token[], at: number, hasNumber: boolean): boolean {
  const after = afterOf(tokens, at + 1);
  const singular = (tokens[at]?.key ?? "").replace(/s$/, "");
  const isOfFood = MEASURE_OF.get(singular)?.some(
    ({ value }) => foldedKey(value) === tokens[after]?.key,
  );
  return isOfFood === true && (after > at + 1 || hasNumber);
}

/** "1-inch piece", "2 cm thick slices", "5 cm / 2 in piece". */
function endOfLength(tokens: Token[], at: number): number {
  let end = afterOtherLength(tokens, at);
  for (;;) {
    const next = tokens[end]?.key === "-" ? end + 1 : end;
    if (!PIECES_OF_LENGTH.has(tokens[next]?.key ?? "")) return end;
    end = next + 1;
  }
}

/** After the same length in other words: "/ 2 in", "(2.5 cm)". */
function afterOtherLength(tokens: Token[], at: number): number {
  const sign = tokens[at]?.key ?? "";
  if (sign !== "/" && sign !== "(") return at;
  const end = readAmount(tokens, at + 1)?.end ?? tokens.length;
  const unitAt = tokens[end]?.key === "-" ? end + 1 : end;
  if (!LENGTHS.has(tokens[unitAt]?.key ?? "")) return at;
  if (sign === "/") return unitAt + 1;
  return tokens[unitAt + 1]?.key === ")" ? unitAt + 2 : at;
}

function isAdjective(key: string): boolean {
  return FILLED.has(key) || isModifier(key);
}

/** "1 dé de pastis"; without its accent it is only "of". */
function isThimble(tokens: Token[], at: number): boolean {
  return tokens[at]?.text === "dé" && tokens[at + 1]?.key === "de";
}

function isFollowed(tokens: Token[], at: number): boolean {
  return /^\p{L}/u.test(tokens[afterOf(tokens, at)]?.text ?? "");
}
