import { useSearchParams } from "@remix-run/react";
import type { Amount } from "#domain/measures/amount";
import { parseServings } from "#domain/recipe/servings";

/** How many servings a recipe is shown for. */
export interface Servings {
  /** As its author wrote it. */
  own: number;
  shown: number;
  /** What every amount is multiplied by. */
  ratio: Amount;
  /** What the address asks for and cannot be had: the recipe is shown as written. */
  wrong: string | null;
}

/** The servings that the address asks for; null for a recipe that does not say how many it serves. */
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

/** The servings that an address has to name: none where they are the author's. */
export function servingsInAddress(servings: Servings | null): number | undefined {
  return servings && servings.shown !== servings.own ? servings.shown : undefined;
}
