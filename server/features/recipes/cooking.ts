import { matchStepLines } from "#domain/recipe/step-ingredients";
import { findTimes } from "#domain/recipe/step-times";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { listLineFoods } from "./line-names";
import { getRecipe } from "./queries";
import { type ShownRecipe, showRecipe, type Viewing } from "./shown-lines";

interface CookingStep {
  text: string;
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
  const lines = matchStepLines(steps, await listLineFoods(db, whole), recipe.language);
  return {
    recipe,
    steps: steps.map((text, index) => ({
      text,
      lines: lines[index] ?? [],
      times: findTimes(text),
    })),
  };
}
