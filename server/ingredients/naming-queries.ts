import type { Locale } from "#domain/locales";
import { stemKey } from "#domain/words";
import type { Db } from "../db/open";
import { type FoundIngredient, findIngredients } from "./search-queries";

const OFFERS = 8;

/** `named` is the one ingredient with this name; `offers` are those that it may mean. */
export interface Naming {
  named: FoundIngredient | undefined;
  offers: FoundIngredient[];
}

export async function whichIngredient(db: Db, typed: string, locale: Locale): Promise<Naming> {
  const offers = await findIngredients(db, typed, locale, OFFERS);
  const named = offers.find((offer) => isNamed(offer, typed));
  return { named, offers };
}

function isNamed({ name, matchedName }: FoundIngredient, typed: string): boolean {
  return [name, matchedName].some((each) => each !== null && stemKey(each) === stemKey(typed));
}
