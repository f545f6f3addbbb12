import type { Wanted } from "../../platform/db/full-text";
import { termFor, wholeName } from "./index-terms";
import { matchIn, type QueryWord, type SearchQuery } from "./query";

/**
 * What a recipe must have, best first: exact title, title, beginning of words in the title,
 * ingredient, title or ingredient, anywhere. A recipe counts in the first tier that it is in.
 */
export function tiersOf(query: SearchQuery): Wanted[] {
  const words = searchedWordsOf(query);
  if (words.length === 0) return [];
  const exact = words.map((word) => ({ ...word, prefix: null }));
  const inTitle = words.map((word) => matchIn(termFor.title, word));
  const inIngredients = words.map(isIngredient);
  const whole = words
    .map((word) => word.ingredientIds)
    .reduce((both, ids) => both.filter((id) => ids.includes(id)));
  return [
    { word: wholeName(words.map(({ stems }) => stems[0] ?? "")) },
    { all: exact.map((word) => matchIn(termFor.title, word)) },
    { all: inTitle },
    {
      any: [...whole.map(asWord), { all: words.map((word) => matchIn(termFor.ingredient, word)) }],
    },
    { all: words.map((_, at) => either(inTitle[at], inIngredients[at])) },
    anywhere(words),
  ];
}

/** Every word somewhere; null where nothing is searched for. */
export function anywhereOf(query: SearchQuery): Wanted | null {
  const words = searchedWordsOf(query);
  return words.length === 0 ? null : anywhere(words);
}

function anywhere(words: QueryWord[]): Wanted {
  return {
    all: words.map((word) =>
      either(matchIn(termFor.title, word), isIngredient(word), matchIn(termFor.body, word)),
    ),
  };
}

function isIngredient(word: QueryWord) {
  return { any: [...matchIn(termFor.ingredient, word).any, ...word.ingredientIds.map(asWord)] };
}

/** A single letter or digit is a whole word; a letter that is the last of several is unfinished and left out. */
export function searchedWordsOf({ words }: SearchQuery): QueryWord[] {
  const [last] = words.slice(-1);
  const isUnfinished = words.length > 1 && last !== undefined && isLetter(last);
  return (isUnfinished ? words.slice(0, -1) : words).map((word) => {
    if (word.typed.length > 1) return word;
    return { ...word, prefix: null, ingredientIds: isLetter(word) ? [] : word.ingredientIds };
  });
}

function isLetter({ typed }: QueryWord): boolean {
  return /^\p{L}$/u.test(typed);
}

function either(...wanted: (Wanted | undefined)[]): Wanted {
  return { any: wanted.filter((each) => each !== undefined) };
}

function asWord(ingredientId: number): Wanted {
  return { word: termFor.catalogue(ingredientId) };
}
