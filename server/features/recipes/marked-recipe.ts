import type { LineFood } from "#domain/recipe/line-foods";
import { parseMarkdown } from "#domain/text/markdown";
import { markParts, markText, type ShownText } from "./marked-parts";
import type { Recipe } from "./queries";
import { type ShownRecipe, showRecipe, type Viewing } from "./shown-lines";

/** A recipe as a page shows it to be read. */
export type MarkedRecipe = Omit<ShownRecipe, TextName> & {
  description: ShownText;
  steps: ShownText[];
  tips: ShownText[];
};
type TextName = "description" | "steps" | "tips";

/** Amounts and temperatures are read without the marks: in "**60** ml" they belong together. */
export function showMarkedRecipe(
  recipe: Recipe & { foods?: LineFood[] },
  viewing: Viewing,
): MarkedRecipe {
  const [steps, tips] = [recipe.steps.map(parseMarkdown), recipe.tips.map(parseMarkdown)];
  const words = {
    steps: steps.map(({ text }) => text),
    tips: tips.map(({ text }) => text),
  };
  const shown = showRecipe({ ...recipe, ...words }, viewing);
  return {
    ...shown,
    description: markText(recipe.description),
    steps: shown.steps.map((step, at) => markParts(step, steps[at]?.spans ?? [])),
    tips: shown.tips.map((tip, at) => markParts(tip, tips[at]?.spans ?? [])),
  };
}
