import { useSearchParams } from "@remix-run/react";
import type { Amount } from "#domain/measures/amount";
import { parseTimes } from "#domain/recipe/times";
import type { ShownRecipe } from "#server/features/recipes/shown-lines";
import { useTranslation } from "~/ui/translation";
import { readServings, type Servings } from "./servings";

export interface Scaling {
  /** Null without a number of servings or ingredients, and where the address tells how often. */
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
  const { i18n } = useTranslation();
  const times = parseTimes(query.get("times"));
  const servings = readServings(query, ingredients.length > 0 && !times ? own : null);
  return {
    servings,
    ratio: servings?.ratio ?? times ?? { numerator: 1, denominator: 1 },
    mark: times ? formatMark(times, i18n.language) : "",
  };
}

export function formatMark({ numerator, denominator }: Amount, language: string): string {
  const figure = (numerator / denominator).toLocaleString(language, {
    maximumSignificantDigits: 3,
  });
  return ` × ${numerator * 2 === denominator ? "½" : figure}`;
}
