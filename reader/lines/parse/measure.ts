import type { Span, Unit } from "#domain/line/line";
import { createAmount } from "#domain/measures/amount";
import { MEASURES, type Measure } from "#domain/measures/measures";
import { afterBracket, isDigits, keyAt, type Line } from "../tokens";
import { DOZENS, FILLED, FILLED_AFTER } from "../units/measure-words";
import { getSpoons } from "../units/unit-forms";
import { readUnit } from "../units/unit-words";
import { getWords } from "../vocabulary";
import { buildMeasure, withPartBehind } from "./build-measure";
import { readCounted } from "./counted";
import { readLength } from "./length";
import { readLineNumber } from "./number";
import { isNumeric } from "./number-tokens";
import type { LineMeasure, LineNumber, MeasureReader } from "./types";
import { buildUnit, isInvariable, withAdjectives } from "./unit";

const TIMES = getWords("time");

export function createMeasureReader(line: Line): MeasureReader {
  const known = new Map<number, LineMeasure | undefined>();
  const reader: MeasureReader = {
    line,
    read(at) {
      if (!known.has(at)) {
        known.set(at, undefined);
        known.set(at, readMeasure(reader, at));
      }
      return known.get(at);
    },
  };
  return reader;
}

function readMeasure(reader: MeasureReader, at: number): LineMeasure | undefined {
  const { line } = reader;
  const number = readLineNumber(line, at);
  if (!number) return undefined;
  return (
    readNoMeasure(line, number) ??
    readDozens(line, number) ??
    readWithUnit(reader, number) ??
    readLength(line, number) ??
    readCounted(reader, number)
  );
}

function readNoMeasure(line: Line, number: LineNumber): LineMeasure | undefined {
  const key = keyAt(line, number.end);
  const after = key === "-" ? keyAt(line, number.end + 1) : key;
  const isOther = /^[%°º]$/.test(key) || TIMES.has(after) || TIMES.has(after.replace(/s$/, ""));
  return isOther ? { ...buildMeasure(number), isOther: true } : undefined;
}

function readDozens(line: Line, number: LineNumber): LineMeasure | undefined {
  if (number.dozen === undefined) return undefined;
  const at = number.dozen;
  const key = String(DOZENS.get(keyAt(line, at)));
  const measure: Measure = {
    key,
    kind: "count",
    times: createAmount(Number(key), 1),
    system: "",
    note: "",
  };
  return buildMeasure(number, { unit: buildUnit(line, at, at + 1, key), measure, end: at + 1 });
}

function readWithUnit(reader: MeasureReader, number: LineNumber): LineMeasure | undefined {
  const { line } = reader;
  const { from, link } = skipToUnit(reader, number);
  const found = readUnit(line, from);
  const measure = found && MEASURES.get(found.key);
  if (!found || !measure) return undefined;
  const plain = buildUnit(line, from, found.end, found.key);
  const { unit, end } = withAdjectives(line, plain, found.end);
  const read = buildMeasure(number, { unit, measure, end: afterFilled(line, end) });
  const [term] = read.terms;
  if (term && link) term.link = link;
  if (term && read.join === "one") {
    const isNext = /^[\s-]*$/.test(line.text.slice(number.low.span[1], unit.span[0]));
    const isCarried = isNext && !isInvariable(line, unit.span);
    const spoons = isCarried ? getSpoons(line.text.slice(...unit.span)) : undefined;
    if (spoons) unit.spoons = spoons;
  }
  if (keyAt(line, number.end) === "(") read.sizes = listSizes(reader, number.end, from);
  return isOneOfSize(line, number) || isCountOfSize(line, number, unit)
    ? { ...read, doubt: "size" }
    : withPartBehind(line, read);
}

/** What a bracket tells between a number and its unit: "1½ (5 g) teaspoons". */
function listSizes(reader: MeasureReader, from: number, to: number): LineMeasure[] {
  const sizes: LineMeasure[] = [];
  for (let at = from; at < to; at = Math.max(at + 1, sizes.at(-1)?.end ?? 0)) {
    const size = isNumeric(reader.line, at) ? reader.read(at) : undefined;
    if (size?.measure) sizes.push(size);
  }
  return sizes;
}

/** "¼ (or less) teaspoon", but not "3 (or 4) cups". */
function isAside(reader: MeasureReader, from: number, to: number): boolean {
  const hasNumber = reader.line.tokens.slice(from, to).some(({ text }) => /\p{N}/u.test(text));
  return !hasNumber || listSizes(reader, from, to).length > 0;
}

/** "4+ cups" */
export function isOrMore(line: Line, at: number): boolean {
  return (
    keyAt(line, at) === "+" && !line.tokens[at]?.spaced && line.tokens[at + 1]?.spaced === true
  );
}

/** Skips "heaped", the "de" of "3/4 de tasse", the "of a" of "3/4 of a cup". */
function skipToUnit(reader: MeasureReader, number: LineNumber): { from: number; link?: Span } {
  const { line } = reader;
  let from = number.end;
  while (FILLED.has(keyAt(line, from)) && !readUnit(line, from)) from += 1;
  const bracket = afterBracket(line, from);
  if (bracket && isAside(reader, from, bracket) && readUnit(line, bracket))
    return { from: bracket };
  if (keyAt(line, from) === "de" && readUnit(line, from + 1)) {
    const isPart = number.low.value.denominator > 1;
    const start = line.tokens[from]?.start ?? 0;
    const end = line.tokens[from + 1]?.start ?? start;
    return isPart ? { from: from + 1, link: [start, end] } : { from: from + 1 };
  }
  if (isOrMore(line, from) && readUnit(line, from + 1)) return { from: from + 1 };
  const article = keyAt(line, from) === "of" ? from + 1 : from;
  const isOfOne = ["a", "an"].includes(keyAt(line, article)) && readUnit(line, article + 1);
  return { from: isOfOne ? article + 1 : from };
}

/** In French the fullness follows the spoon; but "ras el hanout" is a spice. */
function afterFilled(line: Line, at: number): number {
  let end = at;
  while (FILLED_AFTER.has(keyAt(line, end)) && keyAt(line, end + 1) !== "el") end += 1;
  return end;
}

/** "1 - 3 pound chicken" may be one to three pounds, or one of three pounds. */
function isCountOfSize(line: Line, { low, high, start, end }: LineNumber, unit: Unit): boolean {
  const isOne = low.value.numerator === low.value.denominator;
  if (!isOne || !high || !line.tokens[start + 1]?.spaced || !line.tokens[start + 2]?.spaced)
    return false;
  if (!/^\p{L}/u.test(keyAt(line, end + 1)) || unit.spoons) return false;
  return (
    unit.forms?.[0] === line.text.slice(...unit.span) && MEASURES.get(unit.key)?.kind === "weight"
  );
}

/** "1 1/2-pound lobster" may be one of half a pound, or of a pound and a half. */
function isOneOfSize(line: Line, { start, end }: LineNumber): boolean {
  const [first, part] = line.tokens.slice(start, start + 2);
  const isMixed = isDigits(first) && part?.spaced && /^\p{N}/u.test(part.text) && start + 1 < end;
  return keyAt(line, end) === "-" && !line.tokens[end]?.spaced && isMixed === true;
}
