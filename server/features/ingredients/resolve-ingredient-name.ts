import type { UiLocale } from "#domain/language/locales";
import { stemKey } from "#domain/text/word-stems";
import type { Db } from "../../platform/db/open";
import { type IngredientMatch, searchIngredients } from "./search-queries";

const OFFERS = 8;

interface ResolvedName {
  named: IngredientMatch | undefined;
  offers: IngredientMatch[];
}

export async function resolveIngredientName(
  db: Db,
  typed: string,
  locale: UiLocale,
): Promise<ResolvedName> {
  const offers = await searchIngredients(db, typed, locale, OFFERS);
  const named = offers.find((offer) => isNamed(offer, typed));
  return { named, offers };
}

function isNamed({ name, matchedName }: IngredientMatch, typed: string): boolean {
  return [name, matchedName].some((each) => each !== null && stemKey(each) === stemKey(typed));
}
