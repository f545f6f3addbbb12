import { CONTAINERS, PIECES } from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { readGroupedThousands } from "./exact-numbers";
import { readQuantity } from "./quantity";
import { keyAt, type Line } from "./tokens";

/** "1 000 g" is one number; "2 400 g salmon" may be two and stays unread. */
export function withThousands(line: Line): Line {
  const at = line.tokens.findIndex(({ text }) => /^\d/.test(text));
  const grouped = at >= 0 ? readGroupedThousands(line, at) : undefined;
  const [first, last] = [line.tokens[at], line.tokens[(grouped?.end ?? 0) - 1]];
  if (!grouped || !first || !last || isCountOfSized(line, at)) return line;
  const parts = line.tokens.slice(at, grouped.end).map(({ text }) => text);
  const unit = readUnit(line, grouped.end);
  const isFrench = unit && ["de", "d"].includes(keyAt(line, unit.end));
  const isRound = parts.slice(1).every((part) => part === "000");
  const text = parts.join(isRound || isFrench ? " " : ",");
  const joined = { ...first, text, key: text, end: last.end };
  const tokens = [...line.tokens.slice(0, at), joined, ...line.tokens.slice(grouped.end)];
  return { ...line, tokens };
}

/** "2 400 g tins", "2 400-g packs": so many of that size. */
function isCountOfSized(line: Line, at: number): boolean {
  const size = readQuantity(line, at + 1);
  const key = keyAt(line, size?.end ?? -1);
  return CONTAINERS.has(key) || PIECES.has(key);
}
