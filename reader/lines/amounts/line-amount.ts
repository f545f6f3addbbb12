import type { Language } from "#domain/language/languages";
import { CONTAINERS, PIECES } from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { buildPattern } from "../vocabulary";
import { readCount } from "./counted-pieces";
import { readGroupedThousands } from "./exact-numbers";
import { readInformal } from "./informal-measures";
import { readJuice } from "./juice-and-zest";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { readMeasured } from "./measured-line";
import { readQuantity } from "./quantity";
import { keyAt, type Line, tokenizeLine } from "./tokens";
import { readTrailing } from "./trailing-amount";

/** A number that belongs to the name: "quatre-épices", "3 day old bread", "70 °C water". */
const NAMES = buildPattern("number of name").replaceAll(" ", String.raw`[\s-]*`);
const NUMBER_OF_NAME = new RegExp(
  String.raw`^(?:\d{2,3}\s?[°º]\s?[cf]?|\d{1,3}[\s-]${buildPattern("time")}s?[\s-]\p{L}+|${NAMES})(?!\p{L})`,
  "iu",
);

export function readLine(text: string, language: Language | null): ReadLine {
  const nothing = { ...NOTHING_READ, rest: text };
  if (NUMBER_OF_NAME.test(text)) return nothing;
  const line = withThousands(tokenizeLine(text, language));
  return (
    readJuice(line) ??
    readInformal(line) ??
    readMeasured(line, 0) ??
    readCount(line, 0) ??
    readTrailing(line) ??
    nothing
  );
}

/** Joins "1 000 g" into one number; "2 400 g salmon" may be two and stays unread. */
function withThousands(line: Line): Line {
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

function isCountOfSized(line: Line, at: number): boolean {
  const size = readQuantity(line, at + 1);
  const key = keyAt(line, size?.end ?? -1);
  return CONTAINERS.has(key) || PIECES.has(key);
}
