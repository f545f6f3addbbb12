import { createAmount } from "../measures/amount";
import type { IngredientLine } from "../recipe/recipe";
import { cleanLine } from "../text/text";

/** Key of a line's parts; the line's text is valid only while the key is unchanged. */
export function partsKey(line: Omit<IngredientLine, "choice" | "place" | "text">): string {
  const { amount, unit, name, complement, written = "" } = line;
  const least = amount && createAmount(amount.numerator, amount.denominator);
  const figure = least ? `${least.numerator}/${least.denominator}` : "";
  return [figure, unit, ...[name, complement, written].map(cleanLine)].join("|");
}
