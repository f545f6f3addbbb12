import type { Transaction } from "kysely";
import type { IngredientNames } from "#domain/ingredient/ingredient";
import { LOCALES, type Locale, mapLocales } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import type { Database } from "../../platform/db/tables";
import { indexIngredient } from "../../policies/full-text/indexing";
import { renewLexiconVersion } from "./lexicon-version";

export async function replaceNames(
  trx: Transaction<Database>,
  ingredientId: number,
  words: IngredientNames,
): Promise<void> {
  await trx.deleteFrom("ingredient_names").where("ingredient_id", "=", ingredientId).execute();
  const names = LOCALES.flatMap((locale) => buildNameRows(locale, words));
  await trx
    .insertInto("ingredient_names")
    .values(names.map((name) => ({ ingredient_id: ingredientId, ...name })))
    .execute();
  await indexIngredient(trx, ingredientId);
  await renewLexiconVersion(trx);
}

/** A new alias marks the ingredient as edited, so catalogue updates leave it alone. */
export async function addAliases(
  trx: Transaction<Database>,
  ingredientId: number,
  before: IngredientNames,
  more: Partial<Record<Locale, string[]>>,
): Promise<void> {
  const words = withAliases(before, more);
  const countNames = (each: IngredientNames) =>
    LOCALES.flatMap((locale) => buildNameRows(locale, each)).length;
  if (countNames(words) === countNames(before)) return;
  await replaceNames(trx, ingredientId, words);
  await trx
    .updateTable("ingredients")
    .set({ edited_at: Date.now() })
    .where("id", "=", ingredientId)
    .execute();
}

export function withAliases(
  words: IngredientNames,
  more: Partial<Record<Locale, string[]>>,
): IngredientNames {
  return mapLocales((locale) => {
    const { name, aliases } = words[locale];
    return { name, aliases: [...aliases, ...(more[locale] ?? [])] };
  });
}

function buildNameRows(locale: Locale, words: IngredientNames) {
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
