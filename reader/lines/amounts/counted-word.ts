import { isModifier } from "../names/modifiers";
import { ABOUT, CONTAINERS, EACH, LENGTHS, PIECES } from "../units/measure-words";
import { readAmount } from "./amount-with-unit";
import { readInside, readQuantity, startsWith } from "./quantity";
import { afterBracket, isDigits, keyAt, type Line, skipPreposition } from "./tokens";

const MAX_BETWEEN = 6;

export interface Counted {
  word: string;
  at: number;
  isSized: boolean;
  end: number;
}

export function readCounted(line: Line, start: number): Counted | undefined {
  let at = start;
  let isSized = false;
  for (let step = 0; step < MAX_BETWEEN; step++) {
    const key = keyAt(line, at);
    if (CONTAINERS.has(key) || PIECES.has(key)) return countedAt(line, at, isSized);
    const described = afterDescription(line, at);
    if (!described) return undefined;
    isSized ||= described.isSize;
    at = described.end;
  }
  return undefined;
}

function countedAt(line: Line, at: number, isSizedBefore: boolean): Counted | undefined {
  const after = keyAt(line, at + 1) === "." ? at + 2 : at + 1;
  const size = readSize(line, after);
  const end = startsWith(line, size ?? after, EACH);
  if (!isNameNext(line, end) || !isOfItsKind(line, at)) return undefined;
  return { word: keyAt(line, at), at, isSized: isSizedBefore || size !== undefined, end };
}

function afterDescription(line: Line, at: number): { end: number; isSize: boolean } | undefined {
  const quantity = isDigits(line.tokens[at]) ? readQuantity(line, at) : undefined;
  const size = quantity?.end ?? endOfLength(line, at);
  if (size) return { end: size, isSize: true };
  const bracket = afterBracket(line, at);
  if (bracket) return { end: bracket, isSize: readInside(line, at + 1) !== undefined };
  const key = keyAt(line, at);
  const isPassed = isModifier(key) || key === "-" || key === ".";
  return isPassed ? { end: at + 1, isSize: false } : undefined;
}

function readSize(line: Line, at: number): number | undefined {
  const isTinned = ["de", "en"].includes(keyAt(line, at)) && keyAt(line, at + 1) === "conserve";
  const from = isTinned ? at + 2 : at;
  const bracket = afterBracket(line, from);
  if (bracket) return bracket;
  const format = readAmount(line, from);
  if (format && ["de", "d"].includes(keyAt(line, format.end))) return format.end;
  const sizeAt = startsWith(line, skipPreposition(line, from), ABOUT);
  const size = readQuantity(line, sizeAt)?.end ?? endOfLength(line, sizeAt);
  return size ?? (isTinned ? from : undefined);
}

export function endOfLength(line: Line, at: number): number | undefined {
  const isNumber = /^\p{N}/u.test(keyAt(line, at));
  const number = isNumber ? readAmount(line, at) : undefined;
  if (!number) return undefined;
  const end = keyAt(line, number.end) === "-" ? number.end + 1 : number.end;
  return LENGTHS.has(keyAt(line, end)) ? end + 1 : undefined;
}

export function isNameNext(line: Line, at: number): boolean {
  return (
    /^[\p{L}\d]/u.test(line.tokens[skipPreposition(line, at)]?.text ?? "") &&
    keyAt(line, at) !== ","
  );
}

/** Cloves count garlic only; a "gousse" of vanilla and the bouquet of "garni" are names. */
function isOfItsKind(line: Line, at: number): boolean {
  if (keyAt(line, at + 1) === "garni") return false;
  if (!/^(cloves?|gousses?)$/.test(keyAt(line, at))) return true;
  return line.tokens
    .slice(at + 1)
    .some(({ key }) => key === "garlic" || key === "ail" || key === "aulx");
}
