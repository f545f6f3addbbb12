import type { Amount } from "../measures/amount";
import { cutLine } from "./cut-line";
import type { Line } from "./line";
import { scalePieces } from "./scaled-pieces";

/** The words for `ratio` times the servings, rounded to what a kitchen measures. */
export function scaleLine(line: Line, ratio: Amount): string {
  const pieces = cutLine(line).flatMap(([, pieces]) => pieces);
  return scalePieces(pieces, { ratio, language: line.parse.language });
}
