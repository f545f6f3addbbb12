import {
  type FoodWord,
  indexPhrases,
  type Phrases,
  replacePhrases,
  splitFoodWords,
  splitWords,
} from "../ingredient/food-words";
import { NAME_WORDS } from "../ingredient/name-words";
import type { Language } from "../language/languages";
import { isLocale, type Locale, mapLocales } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";
import { foldedKey } from "../text/text";

export interface StepWord {
  key: string;
  isPlural: boolean;
  /** To the word before: side by side, joined as in "zest of the lemon", or neither. */
  joint: "next" | "of" | "apart";
  /** Offsets into the step. */
  start: number;
  end: number;
}

const SENTENCE_END = /(?<=[.!?;:\n])\s/;
const NO_FOOD: FoodWord = { written: "", key: "", startsPhrase: false, start: 0, end: 0 };
const toWritten = ({ written }: FoodWord) => written;
const FIGURE = /^\d/;
const WORDS = mapLocales((locale) => ({
  senses: readSenses(locale),
  verbs: listWritten(locale, "verb in steps"),
  conjunctions: NAME_WORDS[locale].between,
  determiners: listWritten(locale, "determiner", "article", "number", "part"),
  of: NAME_WORDS[locale].of,
  apart: listWritten(locale, "stop word", "function word"),
}));
type JointWords = Pick<LocaleWords, "of" | "apart" | "determiners">;
const NO_JOINTS: JointWords = { of: new Set(), apart: new Set(), determiners: new Set() };
type LocaleWords = (typeof WORDS)[Locale];

export function readStepWords(step: string, language: Language): StepWord[] {
  if (!isLocale(language)) return joinWords(splitWords(step, language), NO_JOINTS);
  const words = WORDS[language];
  let from = 0;
  return step.split(SENTENCE_END).flatMap((sentence) => {
    const meant = replacePhrases(splitFoodWords(sentence, language), words.senses, toWritten);
    const joined = joinWords(maskVerbs(meant, words), words);
    const shift = from;
    from += sentence.length + 1;
    return joined.map((word) => ({ ...word, start: shift + word.start, end: shift + word.end }));
  });
}

/** In "peel the garlic", peel is no food: in an imperative a verb comes first. */
function maskVerbs(
  sentence: FoodWord[],
  { verbs, conjunctions, determiners }: LocaleWords,
): FoodWord[] {
  let hasObject = false;
  let isStart = true;
  return sentence.map((word, at) => {
    const next = sentence[at + 1];
    const startsClause = isStart || word.startsPhrase;
    if (!startsClause) hasObject = true;
    isStart = conjunctions.has(word.written) || (startsClause && word.written.endsWith("ly"));
    if (!startsClause || !verbs.has(word.written)) return word;
    const isVerb = hasObject ? determiners.has(next?.written ?? "") : next?.written !== "of";
    return isVerb ? { ...word, key: "", written: "" } : word;
  });
}

function joinWords(words: FoodWord[], kinds: JointWords): StepWord[] {
  const joined: StepWord[] = [];
  let joint: StepWord["joint"] = "apart";
  for (const { written, key, startsPhrase, start, end } of words) {
    const before = startsPhrase ? "apart" : joint;
    if (!isJoint(written, kinds)) {
      joined.push({ key, joint: before, isPlural: key !== foldedKey(written), start, end });
    }
    joint = readJoint(written, before, kinds);
  }
  return joined;
}

function isJoint(written: string, { of, apart, determiners }: JointWords): boolean {
  return [of, apart, determiners].some((kind) => kind.has(written)) || FIGURE.test(written);
}

function readJoint(
  written: string,
  before: StepWord["joint"],
  { of, apart, determiners }: JointWords,
): StepWord["joint"] {
  if (determiners.has(written) || FIGURE.test(written)) return before === "of" ? "of" : "apart";
  if (of.has(written)) return before === "apart" ? "apart" : "of";
  return apart.has(written) ? "apart" : "next";
}

/** With shapes: "cut into slices" is no slice of ham. */
function readSenses(locale: Locale): Phrases {
  const shapes = getRows("before shape", [locale]).flatMap(({ word: before }) =>
    ["piece", "portion"].flatMap((kind) =>
      getRows(kind, [locale]).map(({ word }) => ({ word: `${before} ${word}`, value: "" })),
    ),
  );
  const senses = [...getRows("in steps", [locale]), ...shapes].map(({ word, value }) => ({
    words: splitWords(word, locale),
    meaning: value ? splitFoodWords(value, locale) : [NO_FOOD],
  }));
  return indexPhrases(senses, toWritten);
}

function listWritten(locale: Locale, ...kinds: string[]): Set<string> {
  return new Set(kinds.flatMap((kind) => getRows(kind, [locale]).map(({ word }) => word)));
}
