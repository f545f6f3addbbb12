import type { Measure } from "#domain/measures/measures";
import { FRACTION_SIGN, isDigits, keyAt, type Line } from "../amounts/tokens";
import { isModifier } from "../names/modifiers";
import { FILLED } from "../units/measure-words";
import { getCounted } from "../units/unit-forms";
import { buildMeasure, withPartBehind } from "./build-measure";
import { TIMES_SIGN } from "./signs";
import type { LineMeasure, LineNumber, MeasureReader } from "./types";
import { buildCountedUnit } from "./unit";

const CLOVES_OF = ["garlic", "ail", "aulx"];

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
      const { key } = counted;
      const unit = buildCountedUnit(line, number.end, at, key);
      return {
        ...withPartBehind(line, buildMeasure(number, { unit, measure: counted, end: at + 1 })),
        sizes,
      };
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

/** Cloves count garlic only; the bouquet of "garni" is part of the name. */
function readCountedWord(line: Line, numberEnd: number, at: number): Measure | undefined {
  const counted = getCounted(keyAt(line, at));
  if (!counted || counted.kind === "length") return undefined;
  const later = line.tokens.slice(at + 1, at + MAX_LOOK_AHEAD).map(({ key }) => key);
  if (keyAt(line, at + 1) === "garni") return undefined;
  if (counted.key === "clove" && later.length > 0 && !later.some((key) => CLOVES_OF.includes(key)))
    return undefined;
  const isNamed = later.length > 0 && !/^[,(]$/.test(later[0] ?? "");
  return at > numberEnd && counted.kind === "piece" && !isNamed ? undefined : counted;
}

function skipBetween(reader: MeasureReader, at: number, sizes: LineMeasure[]): number | undefined {
  const { line } = reader;
  const token = line.tokens[at];
  if (!token) return undefined;
  if (isDigits(token) || FRACTION_SIGN.test(token.text)) {
    const size = reader.read(at);
    if (!size?.measure) return undefined;
    sizes.push(size);
    return size.end;
  }
  if (token.text === "(" || token.text === "[") return skipBracket(reader, at, sizes);
  const isJoint = /^[x×.-]$/.test(token.key) || (token.key === "/" && sizes.length > 0);
  const isPassed = isJoint || isModifier(token.key) || FILLED.has(token.key);
  return isPassed ? at + 1 : undefined;
}

function skipBracket(
  reader: MeasureReader,
  from: number,
  sizes: LineMeasure[],
): number | undefined {
  const { line } = reader;
  const most = Math.min(line.tokens.length, from + MAX_LOOK_AHEAD);
  for (let at = from + 1; at < most; at++) {
    const text = line.tokens[at]?.text ?? "";
    if (text === ")" || text === "]") return at + 1;
    if (!isDigits(line.tokens[at]) && !FRACTION_SIGN.test(text)) continue;
    const size = reader.read(at);
    if (size?.measure) sizes.push(size);
    if (size) at = Math.max(at, size.end - 1);
  }
  return undefined;
}
