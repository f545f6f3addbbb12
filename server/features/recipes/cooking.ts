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
  const { steps, ...recipe } = showRecipe(whole, viewing);
  const lines = matchStepLines(whole.steps, await listLineFoods(db, whole), recipe.language);
  return {
    recipe,
    steps: whole.steps.map((written, index) => ({
      text: steps[index] ?? written,
      lines: lines[index] ?? [],
      times: findTimes(written),
    })),
  };
}
