import type { UiLocale } from "#domain/locales";
import { linesOfSteps } from "#domain/step-ingredients";
import { timesIn } from "#domain/step-times";
import type { Db } from "../db/open";
import type { Viewer } from "../permissions";
import { listLineNames } from "./food-names";
import { getRecipe, type Recipe } from "./queries";

export interface CookingStep {
  text: string;
  lines: number[];
  /** In seconds. */
  times: number[];
}

export interface Cooking {
  recipe: Omit<Recipe, "steps">;
  steps: CookingStep[];
}

/** `key` is that of a secret address. Throws recipe.notFound or recipe.notAllowedToSee. */
export async function getRecipeForCooking(
  db: Db,
  viewer: Viewer,
  id: number,
  locale: UiLocale,
  key: string | null,
): Promise<Cooking> {
  const { steps, ...recipe } = await getRecipe(db, viewer, id, locale, key);
  const lines = linesOfSteps(steps, await listLineNames(db, recipe));
  return {
    recipe,
    steps: steps.map((text, index) => ({
      text,
      lines: lines[index] ?? [],
      times: timesIn(text),
    })),
  };
}
