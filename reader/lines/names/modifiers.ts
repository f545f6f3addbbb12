import { foldedKey } from "#domain/text/text";
import { stemOf } from "#domain/text/word-stems";
import { stemsOf, wordsOf } from "../vocabulary/vocabulary";

/** Sizes and qualities that leave an ingredient what it is. */
const QUALITIES = stemsOf("quality");
/** What is done to it before it is used; what follows one says how: "cut into dice". */
const PREPARATIONS = stemsOf("preparation");
/** Those that never make another product of it, as "râpé" does of cheese. */
const CUT_OFF = stemsOf("cut off");
/** What it is cut or falls into: so many of them are not so many of it. */
const PORTIONS = stemsOf("portion");
const STATES = stemsOf("state");
const JOINTS = wordsOf("joint");

export function isModifier(word: string): boolean {
  const key = foldedKey(word);
  const stem = stemOf(key);
  return !/^(purees?|mix(es)?)$/.test(key) && (QUALITIES.has(stem) || PREPARATIONS.has(stem));
}

export function isPreparation(word: string): boolean {
  return !/^mix(es)?$/i.test(word) && PREPARATIONS.has(stemOf(foldedKey(word)));
}

export function isPortion(word: string): boolean {
  return PORTIONS.has(stemOf(foldedKey(word)));
}

export function isState(word: string): boolean {
  return STATES.has(stemOf(foldedKey(word)));
}

export function isJoint(word: string): boolean {
  return word !== "thé" && JOINTS.has(foldedKey(word));
}

/** Whether an own name ends here, and what was done to it begins: "gousse de vanille fendue". */
export function isCutOff(words: string[], at: number): boolean {
  const isDone = (index: number) => CUT_OFF.has(stemOf(words[index] ?? ""));
  return isDone(at) || (/ment$|^bien$/.test(words[at] ?? "") && isDone(at + 1));
}
