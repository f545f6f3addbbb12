import { useSearchParams } from "@remix-run/react";
import type { Amount } from "#domain/measures/amount";
import type { ShownRecipe } from "#server/features/recipes/shown-lines";
import { readServings, type Servings } from "./servings";

/** How often a recipe without a yield can be made at once, as in the address. */
export const TIMES = ["1/2", "2", "3"];

export interface Scaling {
  /** Null without a number of servings, or without ingredients. */
  servings: Servings | null;
  ratio: Amount;
  /** Shown after a heading: " × 2"; "" as written, or for a number of servings. */
  mark: string;
}

export function useScaling({
  ingredients,
  yield: own,
}: Pick<ShownRecipe, "ingredients" | "yield">): Scaling {
  const [query] = useSearchParams();
  const servings = readServings(query, ingredients.length > 0 ? own : null);
  const times = TIMES.find((each) => own === null && each === query.get("times")) ?? "";
  const [numerator = 1, denominator = 1] = (times || "1").split("/").map(Number);
  return {
    servings,
    ratio: servings?.ratio ?? { numerator, denominator },
    mark: formatMark(times),
  };
}

export function formatMark(times: string): string {
  return times && ` × ${times.replace("1/2", "½")}`;
}
