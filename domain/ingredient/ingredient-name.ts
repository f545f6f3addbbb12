import type { Language } from "../language/languages";
import { isLocale, type Locale } from "../language/locales";
import { type FoodWord, splitFoodWords } from "./food-words";
import { HEAD, type HeadPlace, NAME_WORDS, type NameWords } from "./name-words";

const FIGURE = /^\d/;

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

export interface WeighedName {
  /** How many words it has. */
  size: number;
  words: Map<string, WordWeight>;
}

/** "Salt and pepper" is two foods. The words of a name that is not catalogued may be no name. */
export function weighNames(text: string, language: Language, isCatalogued: boolean): WeighedName[] {
  const words = splitFoodWords(text.replace(/\(.*?\)/g, " "), language);
  if (!isLocale(language)) {
    return [
      { size: words.length, words: new Map(words.map(({ key }) => [key, WORD_WEIGHT.much])) },
    ];
  }
  return splitNames(words, NAME_WORDS[language], HEAD[language])
    .map((name) => weighName(name, language, isCatalogued))
    .filter(({ words: { size } }) => size > 0);
}

function splitNames(words: FoodWord[], roles: NameWords, place: HeadPlace): FoodWord[][] {
  const names: FoodWord[][] = [[]];
  for (const word of words) {
    const isBetween = roles.between.has(word.written);
    if (isBetween || (word.startsPhrase && !FIGURE.test(word.written))) names.push([]);
    if (!isBetween) names.at(-1)?.push(word);
  }
  return shareHead(names, roles, place);
}

/** "Beef or chicken stock", "huile d'olive ou de tournesol". */
function shareHead(names: FoodWord[][], roles: NameWords, place: HeadPlace): FoodWord[][] {
  if (place === "first") {
    const head = names[0]?.slice(0, 1) ?? [];
    return names.map((name) => (roles.of.has(name[0]?.written ?? "") ? [...head, ...name] : name));
  }
  const last = names.at(-1) ?? [];
  const head = last.at(-1);
  if (!head || last.length === 1 || !isPartOrDish(head.key, roles)) return names;
  return names.map((name) => (name === last ? name : [...name, head]));
}

function isPartOrDish(key: string, { parts, dishes, made }: NameWords): boolean {
  return parts.has(key) || dishes.has(key) || made.has(key);
}

function weighName(name: FoodWord[], language: Locale, isCatalogued: boolean): WeighedName {
  const roles = NAME_WORDS[language];
  const end = name.findIndex(({ written }, at) => at > 0 && endsName(written, roles));
  const words = name
    .slice(0, end < 0 ? undefined : end)
    .filter(({ written }) => !FIGURE.test(written));
  const telling = words.filter(({ written }) => !roles.of.has(written));
  const size = telling.length + (end < 0 ? 0 : 1);
  const head = findHead(telling, roles, HEAD[language]);
  const weigh = (word: FoodWord) => {
    if (word === head) return weighHead(word, roles, size, end >= 0);
    const isModifier =
      HEAD[language] === "last"
        ? !isCatalogued || word === telling[telling.indexOf(head as FoodWord) - 1]
        : followsNoun(word, words, roles);
    if (!isModifier) return WORD_WEIGHT.nothing;
    return weighModifier(word, head, roles, isCatalogued);
  };
  return { size, words: new Map(telling.map((word) => [word.key, weigh(word)])) };
}

const endsName = (written: string, { complement }: NameWords) =>
  complement.has(written) || FIGURE.test(written);

/** The citron of "jus de citron frais", the parmesan of "fromage parmesan", but no adjective. */
function followsNoun(word: FoodWord, words: FoodWord[], { of, parts }: NameWords): boolean {
  const at = words.indexOf(word);
  return at === 1 ? !parts.has(word.key) : of.has(words[at - 1]?.written ?? "");
}

function findHead(words: FoodWord[], roles: NameWords, place: HeadPlace) {
  const isFood = ({ key }: FoodWord) => !roles.qualifiers.has(key);
  if (place === "first") return words.find(isFood) ?? words[0];
  const last = words.at(-1);
  if (last && roles.heads.has(last.key)) return last;
  return words.findLast(isFood) ?? last;
}

function weighHead(
  { key }: FoodWord,
  { dishes, parts, ambiguous }: NameWords,
  size: number,
  isCut: boolean,
): WordWeight {
  if (size > 1 && dishes.has(key)) return WORD_WEIGHT.little;
  const isAmbiguous = isCut || (size > 1 && (parts.has(key) || ambiguous.has(key)));
  return isAmbiguous ? WORD_WEIGHT.much : WORD_WEIGHT.all;
}

function weighModifier(
  { key }: FoodWord,
  head: FoodWord | undefined,
  { qualifiers, parts, alone }: NameWords,
  isCatalogued: boolean,
): WordWeight {
  if (qualifiers.has(key)) return WORD_WEIGHT.nothing;
  if (head && parts.has(head.key)) return WORD_WEIGHT.much;
  return !isCatalogued || alone.has(key) ? WORD_WEIGHT.little : WORD_WEIGHT.nothing;
}
