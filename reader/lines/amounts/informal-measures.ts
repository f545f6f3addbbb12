import { groupBy } from "#domain/language/vocabulary/vocabulary";
import { foldedKey } from "#domain/text/text";
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
import { getRows, getWords } from "../vocabulary";
import { readAmount } from "./amount-with-unit";
import { endOfLength } from "./counted-word";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { isBound, readQuantity, startsWith } from "./quantity";
import { keyAt, type Line, readRest, skipPreposition, wordsBetween } from "./tokens";

const PIECES_OF_LENGTH = getWords("piece of length");
const MEASURE_OF = groupBy(getRows("measure of"), ({ word }) => word);
const BOUND_WORDS = 3;

export function readInformal(line: Line): ReadLine | undefined {
  const said =
    endOfBound(line) ?? endOfSome(line) ?? endOfInformal(line, readAmount(line, 0)?.end ?? 0);
  if (said === undefined) return undefined;
  const end = afterHalf(line, said);
  return {
    ...NOTHING_READ,
    measure: wordsBetween(line, 0, end),
    isPlain: false,
    rest: readRest(line, end),
  };
}

function afterHalf(line: Line, at: number): number {
  return keyAt(line, at) === "et" && /^demie?$/.test(keyAt(line, at + 1)) ? at + 2 : at;
}

function endOfBound(line: Line): number | undefined {
  if (!isBound(line, 0)) return undefined;
  for (let at = 1; at <= BOUND_WORDS; at++) {
    const end = readQuantity(line, at)?.end ?? readAmount(line, at)?.end;
    if (end !== undefined) return end;
  }
  return undefined;
}

function endOfSome(line: Line): number | undefined {
  const end = startsWith(line, 0, UNKNOWN_AMOUNTS);
  if (end === 0) return undefined;
  const from = keyAt(line, end) === "good" || keyAt(line, end) === "bonnes" ? end + 1 : end;
  const word = keyAt(line, from);
  const isCounted = INFORMAL.has(word) || PIECES.has(word) || CONTAINERS.has(word);
  if (isCounted && isFollowed(line, from + 1)) return from + 1;
  return readUnit(line, from)?.end ?? end;
}

function endOfInformal(line: Line, numberEnd: number): number | undefined {
  const hasNumber = numberEnd > 0;
  const at = afterAdjectives(line, numberEnd);
  const key = keyAt(line, at);
  if (isMeasureOfNext(line, at, hasNumber)) return at + 1;
  const isKnife = key === "pointe" && keyAt(line, at + 2) === "couteau";
  if (isKnife) return at + 3;
  if (!INFORMAL.has(key) && !isThimble(line, at)) return undefined;
  if (LENGTHS.has(key)) {
    const isQuote = line.tokens[at]?.spaced && !/^\p{L}/u.test(key);
    return hasNumber && !isQuote ? afterPieces(line, at + 1) : undefined;
  }
  const end = /^verres?$/.test(key) && keyAt(line, at + 1) === "à" ? at + 3 : at + 1;
  return hasNumber || skipPreposition(line, end) > end || ALONE.has(key) ? end : undefined;
}

function afterAdjectives(line: Line, numberEnd: number): number {
  let at = keyAt(line, numberEnd) === "-" ? numberEnd + 1 : numberEnd;
  const isPassed = (key: string) => isAdjective(key) && !LENGTHS.has(key);
  while (isPassed(keyAt(line, at)) && !readUnit(line, at)) at += 1;
  return at;
}

function isMeasureOfNext(line: Line, at: number, hasNumber: boolean): boolean {
  const after = skipPreposition(line, at + 1);
  const singular = keyAt(line, at).replace(/s$/, "");
  const isOfFood = MEASURE_OF.get(singular)?.some(
    ({ value }) => foldedKey(value) === line.tokens[after]?.key,
  );
  return isOfFood === true && (after > at + 1 || hasNumber);
}

function afterPieces(line: Line, at: number): number {
  let end = afterOtherLength(line, at);
  for (;;) {
    const next = keyAt(line, end) === "-" ? end + 1 : end;
    if (!PIECES_OF_LENGTH.has(keyAt(line, next))) return end;
    end = next + 1;
  }
}

function afterOtherLength(line: Line, at: number): number {
  const end = endOfLength(line, at + 1);
  if (end === undefined) return at;
  if (keyAt(line, at) === "/") return end;
  return keyAt(line, at) === "(" && keyAt(line, end) === ")" ? end + 1 : at;
}

function isAdjective(key: string): boolean {
  return FILLED.has(key) || isModifier(key);
}

/** "1 dé de pastis" is a thimbleful; without the accent it is the preposition. */
function isThimble(line: Line, at: number): boolean {
  return line.tokens[at]?.text === "dé" && keyAt(line, at + 1) === "de";
}

function isFollowed(line: Line, at: number): boolean {
  return /^\p{L}/u.test(line.tokens[skipPreposition(line, at)]?.text ?? "");
}
