import type { Language } from "#domain/language/languages";
import { getRows, groupBy } from "#domain/language/vocabulary/vocabulary";
import type { Category } from "#domain/recipe/recipe";
import { foldedKey } from "#domain/text/text";
import type { ParsedRecipe } from "../../parsed-recipe";
import { detectLanguage } from "../../recipe-language";
import { asList, nodeLine } from "./node-values";

const ROWS = groupBy(getRows("category"), ({ word }) => foldedKey(word));

export function findCategory(
  categories: unknown,
  keywords: unknown,
  language: Language | null,
): Category | null {
  return unambiguousCategory(categories, language) ?? unambiguousCategory(keywords, language);
}

export function withCategory(
  recipe: ParsedRecipe,
  categories: unknown,
  tags: unknown,
): ParsedRecipe {
  return { ...recipe, category: findCategory(categories, tags, detectLanguage(recipe)) };
}

/** "Side dish" and "sauce" are the least specific, so any other category wins. */
function unambiguousCategory(value: unknown, language: Language | null): Category | null {
  const found = new Set(splitWords(value).flatMap((word) => findByWord(word, language) ?? []));
  if (found.size > 1) found.delete("OTHER");
  const [first = null] = found;
  return found.size === 1 ? first : null;
}

function splitWords(value: unknown): string[] {
  return asList(value)
    .slice(0, 30)
    .flatMap((each) =>
      nodeLine(each)
        .slice(0, 1_000)
        .split(/[,;|/>]|&/),
    )
    .map((word) => foldedKey(word));
}

/** An "entree" is a starter in French and the main dish in American English. */
function findByWord(word: string, language: Language | null): Category | undefined {
  const singular = word.replace(/(?<=sh)es$|(?<=[a-z]{3})s(?= |$)/g, "");
  const rows = ROWS.get(word) ?? ROWS.get(singular) ?? [];
  const isOne = new Set(rows.map(({ value }) => value)).size === 1;
  const row = isOne ? rows[0] : rows.find((each) => each.language === language);
  return row?.value as Category | undefined;
}
