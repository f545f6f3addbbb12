import type { Language } from "../language/languages";
import { isLocale, type Locale, mapLocales } from "../language/locales";
import { getFoldedWords, getRows, groupBy } from "../language/vocabulary/vocabulary";
import { getWordForms } from "../language/word-forms";
import { foldedKey } from "../text/text";
import { stemWord } from "../text/word-stems";

export interface FoodWord {
  /** Composed and in lower case. */
  written: string;
  /** The same for singular and plural; "" for a word that means no food. */
  key: string;
  startsPhrase: boolean;
  /** Offsets into the text. */
  start: number;
  end: number;
}

/** From the words of a phrase to those that it means. */
export type Phrases = Map<string, Phrase[]>;

interface Phrase {
  words: FoodWord[];
  meaning: FoodWord[];
}

const NO_PLACE = { startsPhrase: false, start: 0, end: 0 };
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const GENITIVE = /['’]s(?!\p{L})/gu;
const PHRASE_END = /[.,;:!?()\n–—/&+]/;
/** "Sucré" is not sugar, nor "pâté" dough. */
const ACUTE = /é$/;
const PLURAL_FOODS = mapLocales((locale) => getFoldedWords("plural food", [locale]));
/** The catalogue has 3,000 different words in each language. */
const MAX_KNOWN = 10_000;
const KEYS = mapLocales(() => new Map<string, string>());
const SPELLED = mapLocales(
  (locale) =>
    new Map(
      getRows("misspelled", [locale]).map(({ word, value }) => [
        toSingular(word, locale),
        toSingular(value.toLowerCase(), locale),
      ]),
    ),
);
const COMPOUNDS = mapLocales(readCompounds);

export function splitFoodWords(text: string, language: Language): FoodWord[] {
  const words = splitWords(text, language);
  if (!isLocale(language)) return words;
  return replacePhrases(words, COMPOUNDS[language], ({ key }) => key);
}

export function splitWords(text: string, language: Language): FoodWord[] {
  const composed = text.normalize("NFC").toLowerCase().replace(GENITIVE, "  ");
  let end = 0;
  return [...composed.matchAll(WORD)].map(({ 0: written, index: start }) => {
    const startsPhrase = PHRASE_END.test(composed.slice(end, start));
    end = start + written.length;
    return { written, key: toFoodKey(written, language), startsPhrase, start, end };
  });
}

export function toFoodKey(word: string, language: Language): string {
  if (!isLocale(language)) return stemWord(foldedKey(word));
  const known = KEYS[language];
  const key = known.get(word) ?? toSpelled(word, language);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, key);
  return key;
}

function toSpelled(word: string, locale: Locale): string {
  const key = toSingular(word, locale);
  return SPELLED[locale].get(key) ?? key;
}

function toSingular(word: string, locale: Locale): string {
  const known = PLURAL_FOODS[locale].has(foldedKey(word));
  const one = known ? word : (getWordForms(word, locale)?.[0] ?? word);
  return foldedKey(one.replace(ACUTE, "e+"));
}

/** The longest phrase wins; the words that it means stand in one place. */
export function replacePhrases(
  words: FoodWord[],
  phrases: Phrases,
  toName: (word: FoodWord) => string,
): FoodWord[] {
  const replaced: FoodWord[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at] as FoodWord;
    const found = phrases.get(toStart(words, at, toName)) ?? [];
    const phrase =
      found.find((each) => startsWith(words, at, each.words, toName)) ??
      phrases.get(toName(first))?.[0];
    const [head, ...rest] = phrase?.meaning ?? [first];
    const length = phrase?.words.length ?? 1;
    const place = { start: first.start, end: words[at + length - 1]?.end ?? first.end };
    if (head) replaced.push({ ...head, ...place, startsPhrase: first.startsPhrase });
    replaced.push(...rest.map((word) => ({ ...word, ...place })));
    at += length;
  }
  return replaced;
}

export function indexPhrases(phrases: Phrase[], toName: (word: FoodWord) => string): Phrases {
  const longestFirst = phrases.sort((a, b) => b.words.length - a.words.length);
  return groupBy(longestFirst, ({ words }) => toStart(words, 0, toName));
}

/** Two words, because many phrases start with the same one. */
function toStart(words: FoodWord[], at: number, toName: (word: FoodWord) => string): string {
  return words
    .slice(at, at + 2)
    .map(toName)
    .join(" ");
}

function startsWith(
  words: FoodWord[],
  at: number,
  phrase: FoodWord[],
  toName: (word: FoodWord) => string,
): boolean {
  return phrase.every((word, index) => {
    const here = words[at + index];
    if (!here || toName(here) !== toName(word)) return false;
    return index === 0 || here.startsPhrase === word.startsPhrase;
  });
}

/** One word each: "pomme de terre" is no kind of "pomme". */
function readCompounds(locale: Locale): Phrases {
  const phrases = getRows("compound", [locale]).map(({ word }) => {
    const words = splitWords(word, locale);
    const key = words.map((each) => each.key).join(" ");
    return { words, meaning: [{ ...NO_PLACE, written: word, key }] };
  });
  return indexPhrases(phrases, ({ key }) => key);
}
