import { getStems } from "../vocabulary";
import type { Food } from "./lexicon";
import { isJoint } from "./modifiers";
import { type Candidate, createCandidate, type Qualifier } from "./name-candidates";
import { type NameWord, nameWordsIn } from "./name-words";

const MAX_WORDS = 5;

const OTHER = getStems("other food");
const KEEPING = getStems("kept in");
const PLAIN_OF = getStems("plain origin");
/** "roti" is also the stem of the flat bread. */
const ROASTED = getStems("roasted");
const FRESH = ["VEGETABLE", "FRUIT", "FISH", "MEAT"];

export function qualifiedCandidatesIn(head: string): Candidate[] {
  const words = nameWordsIn(head);
  const first = words.findIndex(({ isPassed }) => !isPassed);
  if (first < 0) return [];
  const isTitle = words.every(({ text, key }) => isJoint(key) || isCapital(text));
  const found: Candidate[] = [];
  for (let end = Math.min(words.length - 1, first + MAX_WORDS); end > first; end--) {
    const kind = qualifierAfter(words, end, isTitle);
    if (!kind) continue;
    for (let start = 0; start <= first; start++) {
      found.push({ ...createCandidate(head, words, start, end), qualifier: kind });
    }
  }
  return found;
}

export function isSameWithQualifier(
  { category, traits }: Food,
  { joint, word, isProper, isJoined }: Qualifier,
  isAnother: (stem: string) => boolean,
): boolean {
  if (traits.includes("many") || OTHER.has(word.stem)) return false;
  if (joint === "de" && (traits.includes("any") || PLAIN_OF.has(word.stem))) return true;
  if (isJoined) return false;
  if (ROASTED.has(word.stem) && category !== "MEAT") return true;
  if (isAnother(word.stem)) return joint === "à" && !KEEPING.has(word.stem) && category !== "GRAIN";
  if (isProper) return true;
  if (traits.includes("common")) return false;
  if (joint === "de") return FRESH.includes(category);
  return joint === "" || !KEEPING.has(word.stem);
}

function qualifierAfter(words: NameWord[], end: number, isTitle: boolean): Qualifier | undefined {
  let joint: Qualifier["joint"] = "";
  for (const [at, word] of words.slice(end).entries()) {
    const { key, text } = word;
    const isJoined = words[end + at + 1]?.key === "et";
    if (word.isEnding || word.isPreparation || /^(et|ou|and|or|\d+)$/.test(key)) return undefined;
    if (/^(de|d|du|des)$/.test(key)) joint = "de";
    else if (/^(à|aux?)$/.test(key)) joint = "à";
    else if (!word.isPassed)
      return { joint, word, isProper: isCapital(text) && !isTitle, isJoined };
    else if (!isJoint(key)) joint = "";
  }
  return undefined;
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
