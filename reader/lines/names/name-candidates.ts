import { stemKey } from "#domain/text/word-stems";
import { getRows, getWords, getWordsByValue } from "../vocabulary";
import { isCutOff, isJoint, isPortion } from "./modifiers";
import { isAlternative, isPurpose } from "./name-endings";
import { listVariants } from "./name-variants";
import { type NameWord, nameWordsIn } from "./name-words";

export interface Candidate {
  name: string;
  stem: string;
  before: string;
  after: string;
  left: string[];
  /** Stems of the words left that may make another food. */
  states: string[];
  partial: string[];
  /** Whether a percentage is left, which specifies a chocolate but makes another milk. */
  hasPercent: boolean;
  qualifier?: Qualifier;
}

export interface Qualifier {
  joint: "" | "de" | "à";
  word: NameWord;
  /** Whether its capital marks a proper name: of a place, maker or variety. */
  isProper: boolean;
  isJoined: boolean;
}

const MAX_WORDS = 8;
const MAX_BEFORE = 8;
const MAX_LEFT = 24;
/** "Chocolat à 70 %": only dark chocolate tells its cocoa. */
const NEED_PERCENT = new Map(
  getRows("needs percent").map(({ word, value }) => [stemKey(word), stemKey(value)]),
);
const CUTS = getWords("cut inside");
const ALTERNATIVES = getWordsByValue("joins foods", "alternative");
const BETWEEN_WORDS = /(?<=\p{L})\/(?=\p{L})/gu;

/** Longest first. Only words about state or size may be left over: "brown sugar" is never sugar. */
export function candidatesIn(head: string): Candidate[] {
  const words = nameWordsIn(head);
  const found: { candidate: Candidate; length: number }[] = [];
  for (let start = 0; start < words.length && start <= MAX_BEFORE; start++) {
    const ends = endsFrom(words, start);
    for (const end of ends) {
      const candidate = createCandidate(head, words, start, end);
      for (const each of [candidate, ...variants(candidate, words.slice(start, end))]) {
        found.push({ candidate: each, length: end - start });
      }
      const inner = words.slice(start + 1, end - 1).filter(isCutInside);
      if (inner.length === 0) continue;
      const kept = words.slice(start, end).filter((word) => !inner.includes(word));
      const left = [...candidate.left, ...inner.map(({ key }) => key)];
      const without = { ...candidate, stem: stemOfWords(kept), left };
      found.push({ candidate: without, length: end - start - MAX_WORDS });
    }
    if (!words[start]?.isPassed) break;
  }
  return found.sort((a, b) => b.length - a.length).map(({ candidate }) => candidate);
}

export function wholeCandidate(head: string): Candidate {
  const words = nameWordsIn(head).slice(0, MAX_WORDS);
  return createCandidate(head, words, 0, words.length);
}

export interface Choice {
  cut: string;
  other: string;
}

export function choicesIn(head: string): Choice[] {
  const words = nameWordsIn(head.replace(BETWEEN_WORDS, " or "));
  const last = words.at(-1);
  const first = words.findIndex(({ isPassed, isPartial }) => !isPassed || isPartial);
  return words.slice(0, MAX_WORDS).flatMap(({ key }, at) =>
    ALTERNATIVES.has(key) && last && first >= 0 && at > first && at < words.length - 1
      ? [
          {
            cut: stemOfWords([...words.slice(first, at), last]),
            other: stemOfWords(words.slice(at + 1)),
          },
        ]
      : [],
  );
}

export function ownNameIn(head: string): { name: string; after: string } {
  const words = nameWordsIn(head);
  const keys = words.map(({ key }) => key);
  const first = words.findIndex(({ key }) => !isJoint(key));
  const isCut = (at: number) =>
    isPurpose(keys, at) || isAlternative(keys, at) || isCutOff(keys, at);
  const cut = words.findIndex((_, at) => at > Math.max(first, 0) && isCut(at));
  const start = words[Math.max(first, 0)]?.start ?? 0;
  const end = cut < 0 ? head.length : (words[cut]?.start ?? head.length);
  const name = head.slice(start, end).replace(/[\s.,;:]+$/, "");
  return { name: name || head.trim(), after: head.slice(end).trim() };
}

function endsFrom(words: NameWord[], start: number): number[] {
  const most = Math.min(words.length, start + MAX_WORDS);
  const ends: number[] = [];
  for (let end = start + 1; end <= most; end++) if (isLeftOver(words, end)) ends.push(end);
  return ends;
}

function isLeftOver(words: NameWord[], from: number): boolean {
  let isAfterAnd = false;
  for (const word of words.slice(from, from + MAX_LEFT)) {
    if (word.isEnding || (word.isPreparation && !isAfterAnd)) return true;
    if (!word.isPassed) return false;
    isAfterAnd ||= word.key === "and" || word.key === "et";
  }
  return true;
}

function variants(candidate: Candidate, words: NameWord[]): Candidate[] {
  const stem = candidate.hasPercent ? NEED_PERCENT.get(candidate.stem) : undefined;
  const others = listVariants(words).map(({ stem, dropped }) => ({
    ...candidate,
    stem,
    before: [candidate.before, ...dropped.map(({ text }) => text)].join(" ").trim(),
    left: [...candidate.left, ...dropped.map(({ key }) => key)],
  }));
  return stem === undefined ? others : [{ ...candidate, stem }, ...others];
}

export function createCandidate(
  head: string,
  words: NameWord[],
  start: number,
  end: number,
): Candidate {
  const [first, last] = [words[start], words[end - 1]];
  const left = [...words.slice(0, start), ...saidAfter(words, end)];
  const nameEnd = last ? endIn(head, last) : head.length;
  const said = words.slice(0, start).findLast(({ key }) => !isJoint(key));
  return {
    name: head.slice(first?.start, nameEnd),
    stem: stemOfWords(words.slice(start, end).filter((word) => !isAdverb(word) || word === last)),
    before: head.slice(0, said ? endIn(head, said) : 0).trim(),
    after: head.slice(nameEnd).trim(),
    left: left.map(({ key }) => key),
    partial: left.filter(({ isPartial }) => isPartial).map(({ key }) => key),
    states: left.filter(({ isState }) => isState).map(({ stem }) => stem),
    hasPercent: left.some(({ isPercent }) => isPercent),
  };
}

function endIn(head: string, { end, isPercent }: NameWord): number {
  return isPercent ? head.indexOf("%", end) + 1 : end;
}

function saidAfter(words: NameWord[], end: number): NameWord[] {
  const other = words.findIndex((word, at) => at >= end && word.isOther);
  const said = words.slice(end, other < 0 ? words.length : other);
  const cut = said.findIndex(({ isPreparation, isEnding }) => isPreparation || isEnding);
  return said.filter(({ key }, at) => cut < 0 || at < cut || !isPortion(key));
}

/** "Dried sliced shiitake mushrooms": the cut does not change the food. */
function isCutInside({ key }: NameWord): boolean {
  return CUTS.has(key);
}

function isAdverb({ key }: NameWord): boolean {
  return /^(fraiche|fine|legere|grossiere)ment$/.test(key);
}

function stemOfWords(words: NameWord[]): string {
  return words.map(({ stem }) => stem).join(" ");
}
