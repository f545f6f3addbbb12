import { toBaseLocale, type UiLocale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import { linesLanguage } from "#reader/lines/line-language";
import { type UnderstoodLine, understandLines } from "#reader/lines/understand-lines";
import type { Db } from "../../platform/db/open";
import { openLexicon } from "../ingredients/lexicon-queries";
import { listIngredientNames } from "../ingredients/queries";

interface RecognizedFood {
  /** Null for a name that the catalogue does not know. */
  ingredientId: number | null;
  name: string;
}

/** Finds the foods of names, as the lines of a recipe with these names have them. */
export async function recognizeFoods(
  db: Db,
  names: string[],
  locale: UiLocale,
): Promise<RecognizedFood[]> {
  const lexicon = await openLexicon(db);
  const language = linesLanguage(names, null) ?? toBaseLocale(locale);
  const lines = understandLines(lexicon, names, { locale: toBaseLocale(locale), language });
  const found = lines.map((line) => ({ line, ids: listFoodIds(line) }));
  const ids = found.flatMap((each) => each.ids);
  const named = await listIngredientNames(db, [...new Set(ids)], locale);
  const byId = new Map(named.map(({ id, name }) => [id, name]));
  return found.flatMap(({ line, ids }): RecognizedFood[] => {
    if (ids.length === 0) return [{ ingredientId: null, name: line.name || line.typed }];
    return ids.flatMap((id) => {
      const name = byId.get(id);
      return name === undefined ? [] : [{ ingredientId: id, name }];
    });
  });
}

/** "Salt and pepper" are two. */
function listFoodIds({ choice, name, further }: UnderstoodLine): number[] {
  const chosen = readChoice(choice, name);
  const beside = further.filter(({ role }) => role === "with").map(({ id }) => id);
  return typeof chosen === "number" ? [chosen, ...beside] : beside;
}
