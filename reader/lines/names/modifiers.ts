import { foldedKey } from "#domain/text/text";
import { stemWord } from "#domain/text/word-stems";
import { getStems, getWords } from "../vocabulary/vocabulary";

/** Sizes and qualities that leave an ingredient what it is. */
const QUALITIES = getStems("quality");
/** What is done to it before it is used; what follows one says how: "cut into dice". */
const PREPARATIONS = getStems("preparation");
/** Those that never make another product of it, as "râpé" does of cheese. */
const CUT_OFF = getStems("cut off");
/** What it is cut or falls into: so many of them are not so many of it. */
const PORTIONS = getStems("portion");
const STATES = getStems("state");
const JOINTS = getWords("joint");

export function isModifier(word: string): boolean {
  const key = foldedKey(word);
  const stem = stemWord(key);
  return !/^(purees?|mix(es)?)$/.test(key) && (QUALITIES.has(stem) || PREPARATIONS.has(stem));
}

export function isPreparation(word: string): boolean {
  return !/^mix(es)?$/i.test(word) && PREPARATIONS.has(stemWord(foldedKey(word)));
}

export function isPortion(word: string): boolean {
  return PORTIONS.has(stemWord(foldedKey(word)));
}

export function isState(word: string): boolean {
  return STATES.has(stemWord(foldedKey(word)));
}

export function isJoint(word: string): boolean {
  return word !== "thé" && JOINTS.has(foldedKey(word));
}

/** Whether an own name ends here, and what was done to it begins: "gousse de vanille fendue". */
export function isCutOff(words: string[], at: number): boolean {
  const isDone = (index: number) => CUT_OFF.has(stemWord(words[index] ?? ""));
  return isDone(at) || (/ment$|^bien$/.test(words[at] ?? "") && isDone(at + 1));
}
