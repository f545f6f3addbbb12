import type { Amount } from "#domain/measures/amount";
import { parseServings } from "#domain/recipe/servings";

export interface Servings {
  own: number;
  shown: number;
  ratio: Amount;
  /** An invalid number from the URL; the recipe is then shown unscaled. */
  wrong: string | null;
}

export function readServings(query: URLSearchParams, own: number | null): Servings | null {
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

export function servingsInAddress(servings: Servings | null): number | undefined {
  return servings && servings.shown !== servings.own ? servings.shown : undefined;
}
