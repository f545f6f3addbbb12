import { matchStepLines } from "#domain/recipe/step-ingredients";
import { findTimes } from "#domain/recipe/step-times";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { listLineFoods } from "./line-names";
import { getRecipe } from "./queries";
import { type ShownRecipe, showRecipe, type Viewing } from "./shown-lines";
import type { ShownText } from "./shown-units";

interface CookingStep {
  text: ShownText;
  /** About amounts that stay as written when the recipe is scaled. */
  note: string;
  lines: number[];
  /** In seconds. */
  times: number[];
}

export interface CookingView {
  recipe: Omit<ShownRecipe, "steps">;
  steps: CookingStep[];
}

export async function getRecipeForCooking(
  db: Db,
  viewer: Viewer,
  id: number,
  { key, ...viewing }: Viewing & { key: string | null },
): Promise<CookingView> {
  const whole = await getRecipe(db, viewer, id, viewing.locale, key);
  const foods = await listLineFoods(db, whole);
  const { steps, ...recipe } = showRecipe({ ...whole, foods }, viewing);
  const lines = matchStepLines(whole.steps, foods, recipe.language);
  return {
    recipe,
    steps: whole.steps.map((written, index) => ({
      text: steps[index] ?? written,
      note: recipe.keptSteps.includes(index) ? recipe.stepsNote : "",
      lines: lines[index] ?? [],
      times: findTimes(written),
    })),
  };
}
