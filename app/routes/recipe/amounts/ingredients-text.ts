import { scalePieces } from "#domain/line/scaled-pieces";
import type { Amount } from "#domain/measures/amount";
import { splitSections } from "#domain/recipe/headings";
import type { ShownLine, ShownRecipe } from "#server/features/recipes/shown-lines";

/** The ingredients as plain text, a line each, with headings above an empty line. */
export function formatIngredients(
  { ingredients, headings }: Pick<ShownRecipe, "ingredients" | "headings">,
  ratio: Amount,
): string {
  return splitSections(ingredients, headings.ingredients)
    .map(({ heading, items }) => [
      ...(heading ? [`${heading}:`] : []),
      ...items.map(({ item }) => formatIngredient(item, ratio)),
    ])
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

export function formatIngredient({ parts, language }: ShownLine, ratio: Amount): string {
  return parts.map(([, pieces]) => scalePieces(pieces, { ratio, language })).join("");
}
