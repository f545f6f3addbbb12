import type { Measure } from "#domain/measures/measures";
import { OF } from "../units/measure-words";
import { getRows, getWords } from "../vocabulary";
import type { LineMeasure } from "./types";

export const TIMES_SIGN = /^[x×]$/;

export const JUICE = getWords("juice");
export const PARTS_OF_EGG = new Map(getRows("part of egg").map(({ word, value }) => [word, value]));

export function isSize({ measure }: LineMeasure): boolean {
  return measure?.kind === "weight" || measure?.kind === "volume";
}

/** "Onion 1 large" */
export const SIZES_OF_FOOD = getWords("size of food");

export const MADE_FROM = getWords("made from");

export const CUT_INTO = getWords("cut into");

export const DASHES = ["-", "–", "—"];

export const SIGNS_OF_SAME = ["/", "|", "=", ";", ",", ...DASHES];

const OPENING = ["(", "["];

export function isWeighed(measure: Measure | undefined): boolean {
  return measure !== undefined && ["weight", "volume", "spoon", "unclear"].includes(measure.kind);
}

export function isPreposition(key: string): boolean {
  return OF.has(key) || /^['’]$/.test(key);
}

export function isOpening(key: string): boolean {
  return OPENING.includes(key);
}
