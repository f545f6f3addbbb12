import { useSearchParams } from "@remix-run/react";
import type { Amount } from "#domain/measures/amount";
import { parseServings } from "#domain/recipe/servings";

export interface Servings {
  /** The author's number. */
  own: number;
  shown: number;
  /** Factor for every amount. */
  ratio: Amount;
  /** An invalid number from the URL; the recipe is then shown unscaled. */
  wrong: string | null;
}

/** The servings requested in the URL; null if the recipe has no number of servings. */
export function useServings(own: number | null): Servings | null {
  const [query] = useSearchParams();
  const requested = query.get("servings");
  if (own === null) return null;
  const chosen = requested === null ? own : parseServings(requested);
  const shown = chosen ?? own;
  return {
    own,
    shown,
    ratio: { numerator: shown, denominator: own },
    wrong: chosen === undefined ? requested : null,
  };
}

/** The servings to put into a URL; undefined if they are the author's. */
export function servingsInAddress(servings: Servings | null): number | undefined {
  return servings && servings.shown !== servings.own ? servings.shown : undefined;
}
