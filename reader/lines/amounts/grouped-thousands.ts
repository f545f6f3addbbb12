import type { Language } from "#domain/languages";
import { CONTAINERS, PIECES } from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { readGroupedThousands } from "./exact-numbers";
import { readQuantity } from "./quantity";
import type { Token } from "./tokens";

/** "1 000 g" is one number; "2 400 g salmon" may be two and stays unread. */
export function withThousands(tokens: Token[], language: Language | null): Token[] {
  const at = tokens.findIndex(({ text }) => /^\d/.test(text));
  const grouped = at >= 0 ? readGroupedThousands(tokens, at) : undefined;
  const [first, last] = [tokens[at], tokens[(grouped?.end ?? 0) - 1]];
  if (!grouped || !first || !last || isCountOfSized(tokens, at, language)) return tokens;
  const parts = tokens.slice(at, grouped.end).map(({ text }) => text);
  const unit = readUnit(tokens, grouped.end, language);
  const isFrench = unit && ["de", "d"].includes(tokens[unit.end]?.key ?? "");
  const isRound = parts.slice(1).every((part) => part === "000");
  const text = parts.join(isRound || isFrench ? " " : ",");
  const joined = { ...first, text, key: text, end: last.end };
  return [...tokens.slice(0, at), joined, ...tokens.slice(grouped.end)];
}

/** "2 400 g tins", "2 400-g packs": so many of that size. */
function isCountOfSized(tokens: Token[], at: number, language: Language | null): boolean {
  const size = readQuantity(tokens, at + 1, language);
  const key = tokens[size?.end ?? -1]?.key ?? "";
  return CONTAINERS.has(key) || PIECES.has(key);
}
