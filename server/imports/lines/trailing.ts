import type { Language } from "~/model/languages";
import { readCount } from "./counts";
import { CONTAINERS } from "./count-words";
import { ofQuantity, readMeasured } from "./measured";
import { readAmount } from "./measures";
import { readQuantity } from "./quantity";
import type { ReadLine } from "./read-line";
import { FRACTION_SIGN, isDigits, type Token } from "./tokens";

const SIGNS = [":", "-", "–", "—", ",", "(", "•", "…"];

/** A line that ends with its amount: "Flour: 200 g", "olive oil 1 tbsp", "Œufs : 3". */
export function readTrailing(
  line: string,
  tokens: Token[],
  language: Language | null,
): ReadLine | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || !(isDigits(token) || FRACTION_SIGN.test(token.text))) continue;
    const isSigned = SIGNS.includes(tokens[at - 1]?.key ?? "");
    const before = line.slice(0, tokens[isSigned ? at - 1 : at]?.start).trim();
    if (!/\p{L}/u.test(before)) return undefined;
    const read = readToEnd(line, tokens, at, language);
    if (read) return { ...read, rest: before, counted: "" };
  }
  return undefined;
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
  const isCount = number && isEnd(number.end) && tokens[at - 1]?.key === ":";
  return isCount ? readCount(line, tokens, at, language) : undefined;
}
