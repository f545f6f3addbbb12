import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import { getMeantStems, getStems } from "../vocabulary";
import { isJoint, isModifier, isPortion, isPreparation, isState } from "./modifiers";
import { isEnding } from "./name-endings";
import { isPartial, isVariety } from "./varieties";

export interface NameWord {
  text: string;
  key: string;
  stem: string;
  start: number;
  end: number;
  isPercent: boolean;
  isPassed: boolean;
  /** Whether it is passed for some foods only: red cherries are cherries, red wine is not wine. */
  isPartial: boolean;
  isPreparation: boolean;
  isState: boolean;
  /** Whether another ingredient begins with it: "ou", "et 2". */
  isOther: boolean;
  isEnding: boolean;
}

const MAX_WORDS = 40;
const KEPT = ["à", "thé"];
const DONE = /é[es]?s?$/i;
const SPELLED = getMeantStems("misspelled");
const BRANDS = getStems("brand");

const known = new Map<string, NameWord[]>();
const MAX_KNOWN = 200;

export function nameWordsIn(head: string): NameWord[] {
  const before = known.get(head);
  if (before) return before;
  const words = readWords(head);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(head, words);
  return words;
}

function readWords(head: string): NameWord[] {
  const matches = [...head.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].slice(0, MAX_WORDS);
  const keys = matches.map(([text]) => (KEPT.includes(text) ? text : foldedKey(text)));
  const texts = matches.map(([text]) => text);
  const makers = countMakers(texts);
  return matches.map(({ 0: text, index }, at) => {
    const key = keys[at] ?? "";
    const end = index + text.length;
    const isPercent = /^\p{N}/u.test(text) && /^(?:[.,]\d+)?\s?%/.test(head.slice(end, end + 12));
    const stem = stemKey(text);
    const isPart = isPortion(key) && !DONE.test(text);
    const isSaid = isModifier(key) || isState(key) || isPart || isJoint(key) || isBrand(text, stem);
    const isOfSome = !isSaid && at >= makers && isPartial(keys, at);
    return {
      text,
      key,
      stem: SPELLED.get(stem) ?? stem,
      start: index,
      end,
      isPercent,
      isPassed:
        isPercent || isSaid || at < makers || isFat(keys, at) || isOfSome || isVariety(keys, at),
      isPartial: isOfSome,
      isState: isState(key),
      isPreparation: isPreparation(key),
      isOther:
        key === "ou" || key === "or" || (key === "et" && /^(\d|en$)/.test(keys[at + 1] ?? "")),
      isEnding:
        isEnding(keys, at) ||
        isKind(keys, at) ||
        isJointOfMeat(keys, at) ||
        /\/\s*$/.test(head.slice(0, index)),
    };
  });
}

function isBrand(text: string, stem: string): boolean {
  const isCamel = /^\p{Lu}\p{Ll}+\p{Lu}/u.test(text);
  return isCamel || (/^\p{Lu}/u.test(text) && BRANDS.has(stem));
}

/** Counts leading makers or places ("Diamond Crystal"); a single capital may begin the line. */
function countMakers(texts: string[]): number {
  const count = texts.findIndex((text) => !/^\p{Lu}/u.test(text));
  const next = texts[count] ?? "";
  return count >= 2 && /^\p{Ll}/u.test(next) && !isJoint(next) ? count : 0;
}

/** "Pork shoulder roast": a piece to roast. */
function isJointOfMeat(keys: string[], at: number): boolean {
  return at > 0 && at === keys.length - 1 && /^(roast|joint)s?$/.test(keys[at] ?? "");
}

/** "5 % fat", "a fat chilli": the food stays the same. */
function isFat(keys: string[], at: number): boolean {
  const isBig = at === 0 && keys.length > 1 && keys[1] !== "free";
  return keys[at] === "fat" && (isBig || /^\d/.test(keys[at - 1] ?? ""));
}

function isKind(keys: string[], at: number): boolean {
  const isFlourType = keys[at] === "t" && /^\d/.test(keys[at + 1] ?? "");
  const isFlourNumber = keys[at - 1] === "farine" && /^\d/.test(keys[at] ?? "");
  return isFlourType || isFlourNumber || (keys[at] === "pasta" && at === keys.length - 1);
}
