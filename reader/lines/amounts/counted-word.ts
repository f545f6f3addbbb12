import type { Language } from "#domain/languages";
import { isModifier } from "../names/modifiers";
import { ABOUT, CONTAINERS, EACH, LENGTHS, PIECES } from "../units/measure-words";
import { readAmount } from "./amount-with-unit";
import { readInside, readQuantity, startsWith } from "./quantity";
import { afterBracket, afterOf } from "./token-spans";
import { isDigits, type Token } from "./tokens";

const MAX_BETWEEN = 6;

/** What a count is of, if not of the ingredient: "(14 oz) can", "boîte de 398 ml", "gousses". */
export interface Counted {
  word: string;
  at: number;
  isSized: boolean;
  end: number;
}

export function readCounted(
  tokens: Token[],
  start: number,
  language: Language | null,
): Counted | undefined {
  let at = start;
  let isSized = false;
  for (let step = 0; step < MAX_BETWEEN; step++) {
    const key = tokens[at]?.key ?? "";
    if (CONTAINERS.has(key) || PIECES.has(key)) return countedAt(tokens, at, isSized, language);
    const described = afterDescription(tokens, at, language);
    if (!described) return undefined;
    isSized ||= described.isSize;
    at = described.end;
  }
  return undefined;
}

function countedAt(
  tokens: Token[],
  at: number,
  isSizedBefore: boolean,
  language: Language | null,
): Counted | undefined {
  const after = tokens[at + 1]?.key === "." ? at + 2 : at + 1;
  const size = readSize(tokens, after, language);
  const end = startsWith(tokens, size ?? after, EACH);
  if (!isNameNext(tokens, end) || !isOfItsKind(tokens, at)) return undefined;
  return { word: tokens[at]?.key ?? "", at, isSized: isSizedBefore || size !== undefined, end };
}

/** After a size, a bracket, an adjective or a sign, which may stand before the word that is counted. */
function afterDescription(
  tokens: Token[],
  at: number,
  language: Language | null,
): { end: number; isSize: boolean } | undefined {
  const quantity = isDigits(tokens[at]) ? readQuantity(tokens, at, language) : undefined;
  const size = quantity?.end ?? endOfLength(tokens, at);
  if (size) return { end: size, isSize: true };
  const bracket = afterBracket(tokens, at);
  if (bracket) return { end: bracket, isSize: readInside(tokens, at + 1, language) !== undefined };
  const key = tokens[at]?.key ?? "";
  const isPassed = isModifier(key) || key === "-" || key === ".";
  return isPassed ? { end: at + 1, isSize: false } : undefined;
}

/** Where the size ends that follows a container: "de 398 ml", "(14 oz)", "4/4", "de conserve". */
function readSize(tokens: Token[], at: number, language: Language | null): number | undefined {
  const isTinned =
    ["de", "en"].includes(tokens[at]?.key ?? "") && tokens[at + 1]?.key === "conserve";
  const from = isTinned ? at + 2 : at;
  const bracket = afterBracket(tokens, from);
  if (bracket) return bracket;
  const format = readAmount(tokens, from);
  if (format && ["de", "d"].includes(tokens[format.end]?.key ?? "")) return format.end;
  const sizeAt = startsWith(tokens, afterOf(tokens, from), ABOUT);
  const size = readQuantity(tokens, sizeAt, language)?.end ?? endOfLength(tokens, sizeAt);
  return size ?? (isTinned ? from : undefined);
}

export function endOfLength(tokens: Token[], at: number): number | undefined {
  const number = isDigits(tokens[at]) ? readAmount(tokens, at) : undefined;
  if (!number) return undefined;
  const end = tokens[number.end]?.key === "-" ? number.end + 1 : number.end;
  return LENGTHS.has(tokens[end]?.key ?? "") ? end + 1 : undefined;
}

export function isNameNext(tokens: Token[], at: number): boolean {
  return /^[\p{L}\d]/u.test(tokens[afterOf(tokens, at)]?.text ?? "") && tokens[at]?.key !== ",";
}

/** A clove is of garlic: of vanilla it is a part of the name, as the bouquet is of "garni". */
function isOfItsKind(tokens: Token[], at: number): boolean {
  if (tokens[at + 1]?.key === "garni") return false;
  if (!/^(cloves?|gousses?)$/.test(tokens[at]?.key ?? "")) return true;
  return tokens
    .slice(at + 1)
    .some(({ key }) => key === "garlic" || key === "ail" || key === "aulx");
}
