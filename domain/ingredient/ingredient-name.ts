import type { Language } from "../language/languages";
import { isLocale, type Locale, mapLocales } from "../language/locales";
import { foldedKey } from "../text/text";
import { stemWord, tokenize } from "../text/word-stems";
import table from "./name-words.tsv?raw";

export interface IngredientName {
  text: string;
  language: Language;
}

// How likely a word alone means the food: "red" of red wine nothing, "flour" of rice flour all.
export const WORD_WEIGHT = {
  nothing: 0,
  little: 1,
  much: 2,
  all: 3,
} as const;
export type WordWeight = (typeof WORD_WEIGHT)[keyof typeof WORD_WEIGHT];

type Role = "qualifier" | "qualifier-or-head" | "part" | "silent" | "of" | "with";

const ROWS = table
  .trimEnd()
  .split("\n")
  .map((row) => row.split("\t"));

/** Omitted in steps ("garlic" for garlic cloves); of all languages, because names mix them. */
const PARTS = stems("part");
/** "Plat en terre" is not a potato, and "pâte" is not baking powder ("poudre à pâte"). */
const SILENT = stems("silent");

/** Where the food stands: last in "tomato sauce", first in "sauce tomate". */
const WEIGHERS: Record<Locale, (name: string, words: RoleWords) => Map<string, WordWeight>> = {
  en: weighHeadLast,
  fr: weighHeadFirst,
};
const WORDS = mapLocales((language) => ({
  qualifiers: stems("qualifier", language),
  /** Last, these are the food itself: "egg whites", "mustard greens". */
  heads: stems("qualifier-or-head", language),
  of: new Set(listWords("of", language)),
  complement: new Set(listWords("with", language)),
}));
type RoleWords = (typeof WORDS)[Locale];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function weighWords({ text, language }: IngredientName): Map<string, WordWeight> {
  const bare = text.replace(/\(.*?\)/g, " ");
  if (isLocale(language)) return WEIGHERS[language](bare, WORDS[language]);
  return new Map(tokenize(bare).map((word) => [stemWord(word), WORD_WEIGHT.much]));
}

function weighHeadLast(name: string, { qualifiers, heads }: RoleWords): Map<string, WordWeight> {
  const words = tokenize(name).map(stemWord);
  const last = words.findLastIndex(
    (word, index) => !qualifiers.has(word) || (index === words.length - 1 && heads.has(word)),
  );
  const head = words[last] ?? words.at(-1) ?? "";
  const others = words.map((word): [string, WordWeight] => {
    if (qualifiers.has(word) || SILENT.has(word)) return [word, WORD_WEIGHT.nothing];
    return [word, PARTS.has(head) ? WORD_WEIGHT.much : WORD_WEIGHT.little];
  });
  return new Map<string, WordWeight>([...others, [head, WORD_WEIGHT.all]]);
}

function weighHeadFirst(name: string, words: RoleWords): Map<string, WordWeight> {
  const written = name.toLowerCase().match(WORD) ?? [];
  const said = new Map<string, WordWeight>();
  let head = "";
  for (const [index, word] of written.entries()) {
    if (head && words.complement.has(word)) break;
    if (words.of.has(word)) continue;
    const stem = stemWord(foldedKey(word));
    const isHead = !head && !words.qualifiers.has(stem);
    const followsPreposition = words.of.has(written[index - 1] ?? "");
    said.set(stem, isHead ? WORD_WEIGHT.all : weighModifier(head, stem, followsPreposition));
    if (isHead) head = stem;
  }
  return said;
}

function weighModifier(head: string, stem: string, followsPreposition: boolean): WordWeight {
  if (!head || !followsPreposition || SILENT.has(stem)) return WORD_WEIGHT.nothing;
  return PARTS.has(head) ? WORD_WEIGHT.much : WORD_WEIGHT.little;
}

function stems(role: Role, language?: Locale): Set<string> {
  return new Set(listWords(role, language).map((word) => stemWord(foldedKey(word))));
}

function listWords(role: Role, language?: Locale): string[] {
  return ROWS.filter(
    ([locale, kind]) => kind === role && (locale === language || !language),
  ).flatMap(([, , words = ""]) => words.split(" "));
}
