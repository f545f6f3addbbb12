import { foldedKey } from "#domain/text";
import { stemKey } from "#domain/word-stems";
import type { ReadLine } from "../amounts/line-parts";
import { rowsOfKind } from "../vocabulary/vocabulary";
import type { Candidate } from "./name-candidates";

/** What is ground where a small spoon or a pinch of it is meant, as it is looked up then. */
const GROUND = new Map(
  rowsOfKind("ground").map(({ word, value }) => [foldedKey(word), stemKey(value)]),
);
const PINCH = /(?:pinch|pincée)/i;

export function groundCandidates(
  candidate: Candidate,
  { unit, measure, rest }: ReadLine,
): Candidate[] {
  const stem = GROUND.get(foldedKey(rest));
  const isLittle = unit === "TEASPOON" || PINCH.test(measure);
  return stem && isLittle ? [{ ...candidate, stem }, candidate] : [candidate];
}
