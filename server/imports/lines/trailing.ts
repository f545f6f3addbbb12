import type { Language } from "~/model/languages";
import { ABOUT, CONTAINERS, PIECES } from "./count-words";
import { readCount } from "./counts";
import { ofQuantity, readMeasured } from "./measured";
import { readAmount } from "./measures";
import { readQuantity } from "./quantity";
import { NOTHING_READ, type ReadLine } from "./read-line";
import { wordsBetween } from "./rest";
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
    const end = endOfHead(line, tokens, at);
    const read = readToEnd(line.slice(0, tokens[end]?.start), tokens.slice(0, end), from, language);
    if (read)
      return { ...read, rest: before + line.slice(tokens[end]?.start ?? line.length), counted: "" };
  }
  return undefined;
}

/** Where the word for "about" stands before a number, or else the number. */
function aboutBefore(tokens: Token[], at: number): number {
  return ABOUT.some((phrase) => phrase.length === 1 && phrase[0] === tokens[at - 1]?.key)
    ? at - 1
    : at;
}

/** The comma after which only words are left: "Butter 2 Tbsp, melted". */
function endOfHead(line: string, tokens: Token[], at: number): number {
  const comma = tokens.findIndex(
    ({ key, end }, index) => index > at && key === "," && !/\d/.test(line.slice(end)),
  );
  return comma < 0 ? tokens.length : comma;
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
  const isSigned = SIGNS.includes(tokens[at - 1]?.key ?? "");
  const piece = tokens[number?.end ?? -1]?.key ?? "";
  if (number?.amount && isSigned && PIECES.has(piece) && isEnd(number.end + 1)) {
    const lead = wordsBetween(line, tokens, number.end, number.end + 1);
    return { ...NOTHING_READ, amount: number.amount, unit: "UNIT", countWord: piece, lead };
  }
  const isCount = number && isEnd(number.end) && /^[:x×]$/.test(tokens[at - 1]?.key ?? "");
  return isCount ? readCount(line, tokens, at, language) : undefined;
}
