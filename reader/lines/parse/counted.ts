import { isModifier } from "../names/modifiers";
import { afterBracket, FRACTION_SIGN, isDigits, keyAt, type Line } from "../tokens";
import { FILLED } from "../units/measure-words";
import { readCountedWords } from "../units/unit-forms";
import { getWords } from "../vocabulary";
import { buildMeasure, withPartBehind } from "./build-measure";
import { isSize, TIMES_SIGN } from "./signs";
import type { LineMeasure, LineNumber, MeasureReader } from "./types";
import { buildCountedUnit, withAdjectives } from "./unit";

const CLOVES_OF = ["garlic", "ail", "aulx"];

/** In "1 bouquet garni" no bunch is counted. */
const ENDS_OF_NAMES = getWords("end of name");

const MAX_BETWEEN = 7;

const MAX_LOOK_AHEAD = 24;

/** So many pieces or containers; adjectives, sizes and brackets may stand between. */
export function readCounted(reader: MeasureReader, number: LineNumber): LineMeasure {
  const { line } = reader;
  const sizes: LineMeasure[] = [];
  let at = number.end;
  for (let step = 0; step < MAX_BETWEEN; step++) {
    const counted = readCountedWord(line, number.end, at);
    if (counted) {
      const plain = buildCountedUnit(line, number.end, { at, ...counted });
      const { measure } = counted;
      const read = buildMeasure(number, { ...withAdjectives(line, plain, counted.end), measure });
      return { ...withPartBehind(line, read), sizes };
    }
    const next = skipBetween(reader, at, sizes);
    if (next === undefined) break;
    at = next;
  }
  const direct = sizes.filter(({ start }) => start === number.end || isSizeJoint(line, start - 1));
  const read = withPartBehind(line, buildMeasure(number));
  return { ...read, sizes: direct, end: Math.max(read.end, direct.at(-1)?.end ?? 0) };
}

function isSizeJoint(line: Line, at: number): boolean {
  return TIMES_SIGN.test(keyAt(line, at)) || keyAt(line, at) === "-";
}

/** Cloves count garlic only. */
function readCountedWord(line: Line, numberEnd: number, at: number) {
  const counted = readCountedWords(line, at);
  if (!counted || counted.measure.kind === "length") return undefined;
  const { measure, end } = counted;
  const later = line.tokens.slice(end, end + MAX_LOOK_AHEAD).map(({ key }) => key);
  const earlier = line.tokens.slice(0, Math.min(at, MAX_LOOK_AHEAD)).map(({ key }) => key);
  if (ENDS_OF_NAMES.has(keyAt(line, end))) return undefined;
  if (
    measure.key === "clove" &&
    later.length > 0 &&
    ![...earlier, ...later].some((key) => CLOVES_OF.includes(key))
  )
    return undefined;
  const isNamed = later.length > 0 && !/^[,(]$/.test(later[0] ?? "");
  return at > numberEnd && measure.kind === "piece" && !isNamed ? undefined : counted;
}

function skipBetween(reader: MeasureReader, at: number, sizes: LineMeasure[]): number | undefined {
  const { line } = reader;
  const token = line.tokens[at];
  if (!token) return undefined;
  if (isDigits(token) || FRACTION_SIGN.test(token.text)) {
    const size = readSize(reader, at);
    if (!size?.measure) return undefined;
    sizes.push(size);
    return size.end;
  }
  if (token.text === "(" || token.text === "[") return skipBracket(reader, at, sizes);
  const isJoint =
    /^[x×.-]$/.test(token.key) ||
    (token.key === "/" && sizes.length > 0) ||
    (token.key === "," && isDigits(line.tokens[at + 1]));
  const isPassed = isJoint || isModifier(token.key) || FILLED.has(token.key);
  return isPassed ? at + 1 : undefined;
}

/** "400 g", "1 lb 2 oz" */
export function readSize({ read }: MeasureReader, at: number): LineMeasure | undefined {
  const first = read(at);
  const more = first && isSize(first) ? read(first.end) : undefined;
  if (!first || !more || more.start !== first.end || !isSize(more)) return first;
  return { ...first, join: "sum", terms: [...first.terms, ...more.terms], end: more.end };
}

function skipBracket(
  reader: MeasureReader,
  from: number,
  sizes: LineMeasure[],
): number | undefined {
  const { line } = reader;
  const close = afterBracket(line, from);
  if (!close || close > from + MAX_LOOK_AHEAD) return undefined;
  for (let at = from + 1; at < close; at++) {
    const text = line.tokens[at]?.text ?? "";
    if (!isDigits(line.tokens[at]) && !FRACTION_SIGN.test(text)) continue;
    const size = reader.read(at);
    if (size?.measure) sizes.push(size);
    if (size) at = Math.max(at, size.end - 1);
  }
  return close;
}
