import { foldedKey } from "../text/text";
import { listAgreeing } from "./french-agreement";
import { type Locale, mapLocales } from "./locales";
import { findEndOfNoun, type PhraseWord, splitWords } from "./phrase-words";
import { getFoldedWords, getRows } from "./vocabulary/vocabulary";
import { getWordForms, type NounForms } from "./word-forms";

/** Of an uncountable phrase: "noix de coco râpée". */
const MAX_PHRASE_WORDS = 4;
/** "egg(s)" already stands for both. */
const BOTH_NUMBERS = /\((?:e?s|x)\)/i;
const FEMININE = /(?<=é)e$/;

interface Shape {
  isHeadLast: boolean;
  /** An article before an apostrophe is a word of its own. */
  word: RegExp;
}
const SHAPES: Record<Locale, Shape> = {
  en: { isHeadLast: true, word: /[\p{L}\p{M}\p{N}%-]+['’]?|[&+/]/gu },
  fr: { isHeadLast: false, word: /[\p{L}\p{M}\p{N}%]+['’]?|[&+/]/gu },
};
const GRAMMARS = mapLocales((locale) => ({
  ...SHAPES[locale],
  locale,
  uncountable: getFoldedWords("uncountable", [locale]),
  joining: getFoldedWords("joins nouns", [locale]),
  ending: getFoldedWords("after noun", [locale]),
  beside: new Set(
    ["quality", "preparation"].flatMap((kind) => getRows(kind, [locale]).map(({ word }) => word)),
  ),
  nouns: getFoldedWords("noun too", [locale]),
}));
type Grammar = (typeof GRAMMARS)[Locale];

/** One and several of a food, from either; undefined if it has no other number. */
export function getNounForms(phrase: string, locale: Locale): NounForms | undefined {
  if (BOTH_NUMBERS.test(phrase)) return undefined;
  const grammar = GRAMMARS[locale];
  const words = splitWords(phrase, grammar.word);
  const noun = takeNoun(words, grammar);
  const head = findHead(noun, grammar);
  if (!head || joinsNouns(noun, grammar)) return undefined;
  if (isUncountable(phrase, words, head, grammar)) return undefined;
  const counted = grammar.isHeadLast ? [head] : listAgreeing(words, noun, head, grammar.ending);
  return replaceWords(phrase, counted, locale);
}

function takeNoun(words: PhraseWord[], grammar: Grammar): PhraseWord[] {
  const { isHeadLast, ending } = grammar;
  if (ending.has(words[0]?.key ?? "")) return [];
  // In "large, raw prawns" or "medium to large onion" the noun is still to come.
  const first = isHeadLast ? words.findIndex((word) => isNoun(word, grammar)) : 0;
  return words.slice(0, findEndOfNoun(words, Math.max(first, 0) + 1, ending));
}

function findHead(noun: PhraseWord[], grammar: Grammar): PhraseWord | undefined {
  const isHead = (word: PhraseWord) => isNoun(word, grammar);
  return grammar.isHeadLast
    ? (noun.findLast(isHead) ?? noun.at(-1))
    : (noun.find(isHead) ?? noun[0]);
}

function isNoun(word: PhraseWord, grammar: Grammar): boolean {
  const { ending, joining } = grammar;
  return !ending.has(word.key) && !joining.has(word.key) && !isBeside(word, grammar);
}

function isBeside({ text }: PhraseWord, { beside, nouns, locale }: Grammar): boolean {
  const toOne = (word: string) => getWordForms(word, locale)?.[0] ?? word;
  const word = text.toLowerCase();
  if (nouns.has(toOne(word))) return false;
  return word.split("-").every((part) => {
    const one = toOne(part);
    return beside.has(one) || beside.has(one.replace(FEMININE, ""));
  });
}

/** "peas and carrots", but not "eggs peeled and halved" */
function joinsNouns(noun: PhraseWord[], grammar: Grammar): boolean {
  return noun.some(({ key }, at) => {
    if (!grammar.joining.has(key)) return false;
    const [before, after] = [noun[at - 1], noun[at + 1]];
    return !before || !after || !isBeside(before, grammar) || !isBeside(after, grammar);
  });
}

function isUncountable(
  phrase: string,
  words: PhraseWord[],
  head: PhraseWord,
  { isHeadLast, uncountable, locale }: Grammar,
): boolean {
  const at = words.indexOf(head);
  const phrases = isHeadLast
    ? words
        .slice(Math.max(0, at + 1 - MAX_PHRASE_WORDS), at + 1)
        .map(({ start }) => phrase.slice(start, head.end))
    : words.slice(at, at + MAX_PHRASE_WORDS).map(({ end }) => phrase.slice(head.start, end));
  const one = getWordForms(head.text, locale)?.[0] ?? head.text;
  return [one, ...phrases].some((text) => uncountable.has(foldedKey(text)));
}

function replaceWords(phrase: string, words: PhraseWord[], locale: Locale): NounForms | undefined {
  let [one, many, end] = ["", "", 0];
  for (const word of words) {
    const forms = getWordForms(word.text, locale);
    if (!forms) return undefined;
    const between = phrase.slice(end, word.start);
    one += between + forms[0];
    many += between + forms[1];
    end = word.end;
  }
  const rest = phrase.slice(end);
  return one === many ? undefined : [one + rest, many + rest];
}
