import type { Locale } from "~/model/locales";
import { linesOfSteps } from "~/model/step-ingredients";
import { timesIn } from "~/model/step-times";
import type { Db } from "../db/open";
import { listNamesOf } from "../ingredients/queries";
import type { Viewer } from "../permissions";
import { getRecipe, type Recipe } from "./queries";

/** A step as somebody does it. */
export interface CookingStep {
  text: string;
  /** The places of the ingredient lines that it speaks of. */
  lines: number[];
  /** The times that it names, in seconds. */
  times: number[];
}

/** What somebody cooks by, who may have the `key` of a secret address; throws recipe.notFound or recipe.notAllowedToSee. */
export async function getCooking(
  db: Db,
  viewer: Viewer,
  id: number,
  locale: Locale,
  key: string | null,
): Promise<{ recipe: Omit<Recipe, "steps">; steps: CookingStep[] }> {
  const { steps, ...recipe } = await getRecipe(db, viewer, id, locale, key);
  const catalogued = await listNamesOf(
    db,
    recipe.ingredients.flatMap(({ ingredientId }) => ingredientId ?? []),
  );
  const names = recipe.ingredients.map(({ ingredientId, name }) =>
    ingredientId === null
      ? [{ text: name, language: recipe.language }]
      : (catalogued.get(ingredientId) ?? []),
  );
  const lines = linesOfSteps(steps, names);
  return {
    recipe,
    steps: steps.map((text, index) => ({
      text,
      lines: lines[index] ?? [],
      times: timesIn(text),
    })),
  };
}
