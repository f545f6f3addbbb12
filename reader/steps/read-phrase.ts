import type { Locale } from "#domain/language/locales";
import { isGlued, isNumeric, skipDigits } from "../lines/parse/number-tokens";
import { isNumberOfName } from "../lines/parse/parse-line";
import { startsWith } from "../lines/parse/scan";
import { isOpening, isWeighed } from "../lines/parse/signs";
import type { LineMeasure, MeasureReader } from "../lines/parse/types";
import { keyAt, type Line } from "../lines/tokens";
import { ABOUT, LESS, MORE, OR, TO } from "../lines/units/measure-words";
import { STEP_WORDS } from "./step-vocabulary";

/** A number of a step with its measure, and the measures that say it once more or add to it. */
export interface Phrase {
  line: Line;
  measured: LineMeasure;
  /** Every measure, the first one included. */
  measures: LineMeasure[];
  from: number;
  /** The token after the last measure. */
  to: number;
}

const MAX_MEASURES = 4;
const SIGNS = ["/", "|", "=", "+"];

/** What begins at a token, or the next token to look at. */
export function readPhrase(reader: MeasureReader, at: number, locale: Locale): Phrase | number {
  const { line } = reader;
  if (!isNumeric(line, at)) {
    if (!STEP_WORDS[locale].numbers.has(keyAt(line, at))) return at + 1;
  } else if (isGlued(reader, at) || isInRatio(line, at)) return skipDigits(line, at);
  const measured = isNumberOfName(line, at) ? undefined : reader.read(at);
  if (!measured) return at + 1;
  const end = Math.max(measured.end, measured.number.end);
  if (measured.isOther) return end;
  const measures = [measured];
  let to = end;
  while (measures.length < MAX_MEASURES) {
    const further = readFurther(reader, to);
    if (!further) break;
    measures.push(further.measured);
    to = further.end;
  }
  return { line, measured, measures, from: at, to };
}

/** "3:1" */
function isInRatio(line: Line, at: number): boolean {
  return keyAt(line, at - 1) === ":" && line.tokens[at]?.spaced === false;
}

/** "200 g/7 oz", "200 g (7 oz)", "1 lb 4 oz", "1 cup plus 2 tbsp", "1/2 cup to 1 cup". */
function readFurther(
  reader: MeasureReader,
  to: number,
): { measured: LineMeasure; end: number } | undefined {
  const { line } = reader;
  const joint = keyAt(line, to);
  const isJoined =
    isOpening(joint) ||
    SIGNS.includes(joint) ||
    [MORE, LESS, OR, TO].some((kind) => kind.has(joint));
  const from = isJoined ? startsWith(line, to + 1, ABOUT) : to;
  const measured = isNumeric(line, from) ? reader.read(from) : undefined;
  if (!measured || measured.isOther || !isWeighed(measured.measure)) return undefined;
  if (!isOpening(joint)) return { measured, end: measured.end };
  const end = findBracketEnd(line, measured.end);
  return end === undefined ? undefined : { measured, end };
}

const MAX_BRACKET = 12;

function findBracketEnd(line: Line, from: number): number | undefined {
  for (let at = from; at < from + MAX_BRACKET; at++)
    if (keyAt(line, at) === ")" || keyAt(line, at) === "]") return at + 1;
  return undefined;
}

export function findStart({ tokens }: Line, at: number): number {
  return tokens[at]?.start ?? 0;
}

export function endBefore({ tokens }: Line, at: number): number {
  return tokens[at - 1]?.end ?? 0;
}

/** Of tokens that keep their form in ingredient lines. */
const FOLDED: Record<string, string> = { T: "t", à: "a", thé: "the" };

export function wordAt(line: Line, at: number): string {
  const key = keyAt(line, at);
  return FOLDED[key] ?? key;
}

/** The token before an amount and before the "about" that precedes it. */
export function findBefore(line: Line, from: number): number {
  for (let at = Math.max(0, from - 3); at < from; at++)
    if (startsWith(line, at, ABOUT) === from) return at - 1;
  return from - 1;
}
