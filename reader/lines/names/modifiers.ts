import { foldedKey } from "#domain/text/text";
import { stemWord } from "#domain/text/word-stems";
import { getStems, getWords } from "../vocabulary";

const QUALITIES = getStems("quality");
const PREPARATIONS = getStems("preparation");
const CUT_OFF = getStems("cut off");
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

export function isCutOff(words: string[], at: number): boolean {
  const isDone = (index: number) => CUT_OFF.has(stemWord(words[index] ?? ""));
  return isDone(at) || (/ment$|^bien$/.test(words[at] ?? "") && isDone(at + 1));
}
