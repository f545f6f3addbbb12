import type { Transaction } from "kysely";
import { LOCALES, type Locale } from "~/model/locales";
import { foldedKey } from "~/model/text";
import { stemKey } from "~/model/words";
import type { Database } from "../db/tables";
import { indexIngredient } from "../search/indexing";

/** What an ingredient is called in each language. */
export type IngredientWords = Record<Locale, { name: string; aliases: string[] }>;

/** Puts these names in the place of those by which an ingredient was found until now. */
export async function replaceNames(
  trx: Transaction<Database>,
  ingredientId: number,
  words: IngredientWords,
): Promise<void> {
  await trx.deleteFrom("ingredient_names").where("ingredient_id", "=", ingredientId).execute();
  const names = LOCALES.flatMap((locale) => namesIn(locale, words));
  await trx
    .insertInto("ingredient_names")
    .values(names.map((name) => ({ ingredient_id: ingredientId, ...name })))
    .execute();
  await indexIngredient(trx, ingredientId);
}

/** The name and the aliases of a language; of those that fold to the same key the first stays. */
function namesIn(locale: Locale, words: IngredientWords) {
  const { name, aliases } = words[locale];
  const names = [name, ...aliases].map((each, index) => ({
    locale,
    key: foldedKey(each),
    stem: stemKey(each),
    name: each,
    is_alias: index > 0 ? 1 : 0,
  }));
  return names.filter(({ key }, index) => names.findIndex((other) => other.key === key) === index);
}
