import { isJoint } from "../names/modifiers";
import { ABOUT, CONTAINERS, INFORMAL, LENGTHS, PIECES } from "../units/measure-words";
import { type ReadAmount, readAmount } from "./amount-with-unit";
import { readCount } from "./counted-pieces";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { buildFromQuantity, readMeasured } from "./measured-line";
import { readQuantity, startsWith } from "./quantity";
import { FRACTION_SIGN, isDigits, keyAt, type Line, textFrom, upTo, wordsBetween } from "./tokens";

const SIGNS = [":", "-", "–", "—", ",", "(", "•", "…", "x", "×"];

export function readTrailing(line: Line): ReadLine | undefined {
  for (let at = 1; at < line.tokens.length; at++) {
    const token = line.tokens[at];
    if (!token || !(isDigits(token) || FRACTION_SIGN.test(token.text))) continue;
    const from = aboutBefore(line, at);
    const isSigned = SIGNS.includes(keyAt(line, from - 1));
    const before = line.text.slice(0, line.tokens[isSigned ? from - 1 : from]?.start).trim();
    if (!/\p{L}/u.test(before)) return undefined;
    const found = endsOfHead(line, at)
      .map((end) => ({ end, read: readToEnd(upTo(line, end), from) }))
      .find(({ read }) => read !== undefined);
    if (!found?.read) continue;
    return { ...found.read, rest: `${before}${textFrom(line, found.end)}`, counted: "" };
  }
  return undefined;
}

function aboutBefore(line: Line, at: number): number {
  return startsWith(upTo(line, at), at - 1, ABOUT) === at ? at - 1 : at;
}

/** The amount may end at the comma, or at a short bracket before it: "Tomatoes 14 oz (1 can)". */
function endsOfHead(line: Line, at: number): number[] {
  const end = endOfHead(line, at);
  const bracket = line.tokens.findIndex(({ key }, index) => index > at && key === "(");
  const isShort = /^\([^()]{1,24}\)[\s.]*$/.test(
    line.text.slice(line.tokens[bracket]?.start, line.tokens[end]?.start),
  );
  return bracket > 0 && isShort ? [end, bracket] : [end];
}

function endOfHead(line: Line, at: number): number {
  const comma = line.tokens.findIndex(
    ({ key, end }, index) =>
      index > at && key === "," && !/\d/.test(line.text.slice(end).replace(/\([^()]*\)/g, "")),
  );
  return comma < 0 ? line.tokens.length : comma;
}

/** Whether a name precedes the number: "garlic 1 clove", but not "cut into 8". */
function isNamed(line: Line, at: number): boolean {
  const before = line.tokens.slice(0, at);
  const last = before.at(-1)?.key ?? "";
  return (
    /^\p{L}/u.test(last) &&
    !isJoint(last) &&
    !/^(in|into|about|for|with|en|par|pour)$/.test(last) &&
    !before.some(({ key }) => /^(cut|chopped|sliced|divided|coupee?s?)$/.test(key))
  );
}

function readToEnd(line: Line, at: number): ReadLine | undefined {
  const isEnd = (end: number) =>
    line.tokens.slice(end).every(({ key }) => key === ")" || key === ".");
  const quantity = readQuantity(line, at);
  if (quantity && isEnd(quantity.end)) return buildFromQuantity(line, at, quantity);
  const isContainer = quantity && CONTAINERS.has(keyAt(line, quantity.end));
  if (isContainer && isEnd(quantity.end + 1)) return readMeasured(line, at);
  const number = readAmount(line, at);
  const pieces = number && isEnd(number.end + 1) && readPiecesAfter(line, at, number);
  if (pieces) return pieces;
  const isCount = number && isEnd(number.end) && /^[:x×]$/.test(keyAt(line, at - 1));
  return isCount ? readCount(line, at) : undefined;
}

function readPiecesAfter(line: Line, at: number, number: ReadAmount): ReadLine | undefined {
  const { amount, end } = number;
  const piece = keyAt(line, end);
  const lead = wordsBetween(line, end, end + 1);
  const isSize = /^(small|medium|large)$/.test(piece) && isNamed(line, at);
  if (amount && isSize) return { ...NOTHING_READ, amount, unit: "UNIT", lead };
  if (!SIGNS.includes(keyAt(line, at - 1)) && !isNamed(line, at)) return undefined;
  if (INFORMAL.has(piece) && !LENGTHS.has(piece)) {
    return { ...NOTHING_READ, measure: wordsBetween(line, at, end + 1), isPlain: false };
  }
  return amount && PIECES.has(piece)
    ? { ...NOTHING_READ, amount, unit: "UNIT", countWord: piece, lead }
    : undefined;
}
