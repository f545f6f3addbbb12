import { hasUnspaced } from "#domain/text/unspaced";
import type { Wanted } from "../../platform/db/full-text";
import { buildNameTerm, termFor } from "./index-terms";
import { buildFieldQuery, type QueryWord, type SearchQuery } from "./query";

/** Best first; a recipe counts in its first matching tier. */
export function buildTiers(query: SearchQuery): Wanted[] {
  const words = pickSearchedWords(query);
  if (words.length === 0) return [];
  const exact = words.map((word) => ({ ...word, prefix: null }));
  const inTitle = words.map((word) => buildFieldQuery(termFor.title, word));
  const inIngredients = words.map(matchIngredient);
  const whole = words
    .map((word) => word.ingredientIds)
    .reduce((both, ids) => both.filter((id) => ids.includes(id)));
  return [
    { word: buildNameTerm(words.map(({ stems }) => stems[0] ?? "")) },
    { all: exact.map((word) => buildFieldQuery(termFor.title, word)) },
    { all: inTitle },
    {
      any: [
        ...whole.map(toIngredientQuery),
        { all: words.map((word) => buildFieldQuery(termFor.ingredient, word)) },
      ],
    },
    { all: words.map((_, at) => matchEither(inTitle[at], inIngredients[at])) },
    matchAnywhere(words),
  ];
}

export function buildAnywhereQuery(query: SearchQuery): Wanted | null {
  const words = pickSearchedWords(query);
  return words.length === 0 ? null : matchAnywhere(words);
}

export interface WordQueries {
  written: string;
  title: Wanted;
  anywhere: Wanted;
}

/** What asks for one searched word each. */
export function buildWordQueries(query: SearchQuery): WordQueries[] {
  return pickSearchedWords(query).map((word) => ({
    written: word.written,
    title: buildFieldQuery(termFor.title, word),
    anywhere: matchAnywhere([word]),
  }));
}

function matchAnywhere(words: QueryWord[]): Wanted {
  return {
    all: words.map((word) =>
      matchEither(
        buildFieldQuery(termFor.title, word),
        matchIngredient(word),
        buildFieldQuery(termFor.body, word),
      ),
    ),
  };
}

function matchIngredient(word: QueryWord) {
  return {
    any: [
      ...buildFieldQuery(termFor.ingredient, word).any,
      ...word.ingredientIds.map(toIngredientQuery),
    ],
  };
}

/**
 * A single letter or digit is a whole word; a trailing letter is unfinished and dropped. A single
 * character of a script without spaces may be a word in the middle of others.
 */
export function pickSearchedWords({ words }: SearchQuery): QueryWord[] {
  const [last] = words.slice(-1);
  const isUnfinished = words.length > 1 && last !== undefined && isLetter(last);
  return (isUnfinished ? words.slice(0, -1) : words).map((word) => {
    if (word.typed.length > 1) return word;
    return { ...word, prefix: null, ingredientIds: isLetter(word) ? [] : word.ingredientIds };
  });
}

function isLetter({ typed }: QueryWord): boolean {
  return /^\p{L}$/u.test(typed) && !hasUnspaced(typed);
}

function matchEither(...queries: (Wanted | undefined)[]): Wanted {
  return { any: queries.filter((each) => each !== undefined) };
}

function toIngredientQuery(ingredientId: number): Wanted {
  return { word: termFor.catalogue(ingredientId) };
}
