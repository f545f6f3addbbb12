import { foldedKey } from "#domain/text/text";
import { stemKey, stemWord } from "#domain/text/word-stems";
import type { LineParts } from "../parts/line-parts";
import { CANS } from "../units/measure-words";
import { getRows } from "../vocabulary";
import type { Food } from "./lexicon";
import type { Candidate } from "./name-candidates";
import type { NameParts } from "./name-parts";

const GROUND = new Map(
  getRows("ground").map(({ word, value }) => [foldedKey(word), stemKey(value)]),
);
const PINCH = /(?:pinch|pincée)/i;
const CANNED = stemWord("canned");
export function isCanned(read: LineParts, { head, asides }: NameParts): boolean {
  return (
    CANS.has(read.countWord) ||
    /\ben (boite|conserve|bocal)\b/.test(foldedKey([head, ...asides].join(" "))) ||
    asides.some((aside) => /^(?:[\d⁄/]+ )?(boite|conserve|bocal|can|tin)s?$/.test(foldedKey(aside)))
  );
}

export function groundCandidates(candidate: Candidate, read: LineParts): Candidate[] {
  const stem = GROUND.get(foldedKey(read.rest));
  const isLittle = read.unit === "TEASPOON" || PINCH.test(read.measure);
  return stem && isLittle ? [{ ...candidate, stem }, candidate] : [candidate];
}

export function cannedCandidates(candidate: Candidate): Candidate[] {
  const kept = ["canned STEM", "STEM en conserv"].map((pattern) => ({
    ...candidate,
    stem: pattern.replace("canned", CANNED).replace("STEM", candidate.stem),
  }));
  return [...kept, candidate];
}

/** Foods not sold in tins under their plain name, so that a tin of them is another food. */
export function isSoldFresh({ category, form, traits }: Food, { stem }: Candidate): boolean {
  if (stem.split(" ").includes(CANNED)) return false;
  if (category === "GRAIN" && form === "dried") return true;
  return ["VEGETABLE", "FRUIT", "FISH"].includes(category) && !traits.includes("kept");
}
