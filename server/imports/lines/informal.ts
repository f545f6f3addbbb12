import type { Language } from "~/model/languages";
import { CONTAINERS, FILLED, INFORMAL, INFORMAL_OF, PIECES, SOME } from "./count-words";
import { readAmount } from "./measures";
import { isModifier } from "./modifiers";
import { isBound, readQuantity, startsWith } from "./quantity";
import { NOTHING_READ, type ReadLine } from "./read-line";
import { afterOf, restOf, wordsBetween } from "./rest";
import type { Token } from "./tokens";
import { readUnit } from "./unit-words";

/** Said without a number before it or an "of" after it. */
const ALONE = new Set("pinch dash handful pincee poignee".split(" "));
const PIECE_OF_LENGTH = /^(piece|pieces|knob|chunk|long|thick|slice|slices|morceau|square|squares)$/;
const LENGTH = /^(inch|inches|cm|mm|centimetres?|centimeters?|thumb|pouces?)$/;
const BOUND_WORDS = 3;

/** How much in words that no unit says: "une pincée", "a handful", "a few sprigs", "2 cm", "up to 1 cup". */
export function readInformal(
  line: string,
  tokens: Token[],
  language: Language | null,
): ReadLine | undefined {
  const end =
    endOfBound(tokens, language) ??
    endOfSome(tokens, language) ??
    endOfInformal(tokens, readAmount(tokens, 0)?.end ?? 0, language);
  if (end === undefined) return undefined;
  const measure = wordsBetween(line, tokens, 0, end);
  return { ...NOTHING_READ, measure, isPlain: false, rest: restOf(line, tokens, end) };
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
  const end = startsWith(tokens, 0, SOME);
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
  let at = tokens[numberEnd]?.key === "-" ? numberEnd + 1 : numberEnd;
  while (isAdjective(tokens[at]?.key ?? "") && !readUnit(tokens, at, language)) at += 1;
  const key = tokens[at]?.key ?? "";
  const next = tokens[afterOf(tokens, at + 1)]?.key ?? "";
  const singular = key.replace(/s$/, "");
  if (INFORMAL_OF.get(singular)?.has(next) && afterOf(tokens, at + 1) > at + 1) return at + 1;
  if (!INFORMAL.has(key)) return undefined;
  if (LENGTH.test(key)) return numberEnd > 0 ? endOfLength(tokens, at + 1) : undefined;
  const isOf = afterOf(tokens, at + 1) > at + 1;
  return numberEnd > 0 || isOf || ALONE.has(key) ? at + 1 : undefined;
}

/** "1-inch piece", "2 cm thick slices". */
function endOfLength(tokens: Token[], at: number): number {
  let end = at;
  for (;;) {
    const next = tokens[end]?.key === "-" ? end + 1 : end;
    if (!PIECE_OF_LENGTH.test(tokens[next]?.key ?? "")) return end;
    end = next + 1;
  }
}

function isAdjective(key: string): boolean {
  return FILLED.has(key) || isModifier(key);
}

function isFollowed(tokens: Token[], at: number): boolean {
  return /^\p{L}/u.test(tokens[afterOf(tokens, at)]?.text ?? "");
}
