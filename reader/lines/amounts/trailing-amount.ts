import type { Language } from "#domain/languages";
import { isJoint } from "../names/modifiers";
import { ABOUT, CONTAINERS, INFORMAL, LENGTHS, PIECES } from "../units/measure-words";
import { type ReadAmount, readAmount } from "./amount-with-unit";
import { readCount } from "./counted-pieces";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { ofQuantity, readMeasured } from "./measured-line";
import { readQuantity, startsWith } from "./quantity";
import { wordsBetween } from "./token-spans";
import { FRACTION_SIGN, isDigits, type Token } from "./tokens";

const SIGNS = [":", "-", "–", "—", ",", "(", "•", "…", "x", "×"];

/** A line that ends with its amount: "Flour: 200 g", "olive oil 1 tbsp", "Œufs : 3". */
export function readTrailing(
  line: string,
  tokens: Token[],
  language: Language | null,
): ReadLine | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || !(isDigits(token) || FRACTION_SIGN.test(token.text))) continue;
    const from = aboutBefore(tokens, at);
    const isSigned = SIGNS.includes(tokens[from - 1]?.key ?? "");
    const before = line.slice(0, tokens[isSigned ? from - 1 : from]?.start).trim();
    if (!/\p{L}/u.test(before)) return undefined;
    const found = endsOfHead(line, tokens, at)
      .map((end) => ({ end, read: readHead(line, tokens, end, from, language) }))
      .find(({ read }) => read !== undefined);
    if (!found?.read) continue;
    const after = line.slice(tokens[found.end]?.start ?? line.length);
    return { ...found.read, rest: `${before}${after}`, counted: "" };
  }
  return undefined;
}

function readHead(
  line: string,
  tokens: Token[],
  end: number,
  from: number,
  language: Language | null,
): ReadLine | undefined {
  return readToEnd(line.slice(0, tokens[end]?.start), tokens.slice(0, end), from, language);
}

function aboutBefore(tokens: Token[], at: number): number {
  return startsWith(tokens.slice(0, at), at - 1, ABOUT) === at ? at - 1 : at;
}

/** Where the amount may end: at the comma, else at a bracket before it, "Tomatoes 14 oz (1 can)". */
function endsOfHead(line: string, tokens: Token[], at: number): number[] {
  const end = endOfHead(line, tokens, at);
  const bracket = tokens.findIndex(({ key }, index) => index > at && key === "(");
  const isShort = /^\([^()]{1,24}\)[\s.]*$/.test(
    line.slice(tokens[bracket]?.start, tokens[end]?.start),
  );
  return bracket > 0 && isShort ? [end, bracket] : [end];
}

function endOfHead(line: string, tokens: Token[], at: number): number {
  const comma = tokens.findIndex(
    ({ key, end }, index) =>
      index > at && key === "," && !/\d/.test(line.slice(end).replace(/\([^()]*\)/g, "")),
  );
  return comma < 0 ? tokens.length : comma;
}

/** Whether a name stands before a number, not what is done to it: "garlic 1 clove", no "cut into 8". */
function isNamed(tokens: Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  const last = before.at(-1)?.key ?? "";
  return (
    /^\p{L}/u.test(last) &&
    !isJoint(last) &&
    !/^(in|into|about|for|with|en|par|pour)$/.test(last) &&
    !before.some(({ key }) =>
      /^(cut|chopped|sliced|divided|coupe|coupes|coupee|coupees)$/.test(key),
    )
  );
}

function readToEnd(
  line: string,
  tokens: Token[],
  at: number,
  language: Language | null,
): ReadLine | undefined {
  const isEnd = (end: number) => tokens.slice(end).every(({ key }) => key === ")" || key === ".");
  const quantity = readQuantity(tokens, at, language);
  if (quantity && isEnd(quantity.end)) return ofQuantity(line, tokens, at, quantity);
  const isContainer = quantity && CONTAINERS.has(tokens[quantity.end]?.key ?? "");
  if (isContainer && isEnd(quantity.end + 1)) return readMeasured(line, tokens, at, language);
  const number = readAmount(tokens, at);
  const pieces = number && isEnd(number.end + 1) && readPiecesAfter(line, tokens, at, number);
  if (pieces) return pieces;
  const isCount = number && isEnd(number.end) && /^[:x×]$/.test(tokens[at - 1]?.key ?? "");
  return isCount ? readCount(line, tokens, at, language) : undefined;
}

/** "Onion 1 large", "Milk: 2 glasses", "Garlic: 2 cloves". */
function readPiecesAfter(
  line: string,
  tokens: Token[],
  at: number,
  { amount, end }: ReadAmount,
): ReadLine | undefined {
  const piece = tokens[end]?.key ?? "";
  const lead = wordsBetween(line, tokens, end, end + 1);
  const isSize = /^(small|medium|large)$/.test(piece) && isNamed(tokens, at);
  if (amount && isSize) return { ...NOTHING_READ, amount, unit: "UNIT", lead };
  if (!SIGNS.includes(tokens[at - 1]?.key ?? "") && !isNamed(tokens, at)) return undefined;
  if (INFORMAL.has(piece) && !LENGTHS.has(piece)) {
    return { ...NOTHING_READ, measure: wordsBetween(line, tokens, at, end + 1), isPlain: false };
  }
  return amount && PIECES.has(piece)
    ? { ...NOTHING_READ, amount, unit: "UNIT", countWord: piece, lead }
    : undefined;
}
