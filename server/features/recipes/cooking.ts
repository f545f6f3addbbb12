import { matchStepLines } from "#domain/recipe/step-ingredients";
import { findTimes } from "#domain/recipe/step-times";
import { parseMarkdown } from "#domain/text/markdown";
import type { Db } from "../../platform/db/open";
import { remember } from "../../platform/remember";
import type { Viewer } from "../../policies/permissions";
import { listLineFoods } from "./line-names";
import { removeLinks, type ShownText } from "./marked-parts";
import { type MarkedRecipe, showMarkedRecipe } from "./marked-recipe";
import { getRecipe } from "./queries";
import type { Viewing } from "./shown-lines";

/** Of about a thousand recipes. */
const MAX_BYTES = 256 * 1024;

const matchLines = remember(MAX_BYTES, matchStepLines);

interface CookingStep {
  text: ShownText;
  /** If the text has links: without them, to stand in a link. */
  unlinked?: ShownText | undefined;
  /** About amounts that stay as written when the recipe is scaled. */
  note: string;
  lines: number[];
  /** In seconds. */
  times: number[];
}

export interface CookingView {
  recipe: Omit<MarkedRecipe, "steps">;
  steps: CookingStep[];
}

export async function getRecipeForCooking(
  db: Db,
  viewer: Viewer,
  id: number,
  viewing: Viewing,
): Promise<CookingView> {
  const whole = await getRecipe(db, viewer, id, viewing.locale, viewing.key);
  const foods = await listLineFoods(db, whole);
  const { steps, ...recipe } = showMarkedRecipe({ ...whole, foods }, viewing);
  const words = whole.steps.map((step) => parseMarkdown(step).text);
  const lines = matchLines(words, foods, recipe.language);
  return {
    recipe,
    steps: words.map((written, index) => ({
      text: steps[index] ?? written,
      unlinked: removeLinks(steps[index] ?? written),
      note: recipe.keptSteps.includes(index) ? recipe.stepsNote : "",
      lines: lines[index] ?? [],
      times: findTimes(written),
    })),
  };
}
