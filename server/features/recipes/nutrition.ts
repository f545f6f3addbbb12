import { computeNutrition } from "#domain/ingredient/compute-nutrition";
import type { Nutrition } from "#domain/ingredient/nutrition";
import type { Language } from "#domain/language/languages";
import type { UiLocale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import { remember } from "../../platform/remember";
import type { Viewer } from "../../policies/permissions";
import { type ExpandedLine, expandLines, toNutritionLines } from "./expand-lines";
import { listLines } from "./lines";
import { listSubRecipes } from "./sub-recipes";

/** Of more than a thousand recipes. */
const MAX_BYTES = 1024 * 1024;

/** Works out what all servings of a recipe contain. */
export const computeRecipeNutrition = remember(
  MAX_BYTES,
  (expanded: ExpandedLine[]): Nutrition => computeNutrition(toNutritionLines(expanded)),
);

/** Takes recipes that the viewer may see; returns what each contains, in all its servings. */
export async function listNutrition(
  db: Db,
  viewer: Viewer,
  recipes: { id: number; language: Language }[],
  locale: UiLocale,
): Promise<Map<number, Nutrition>> {
  if (recipes.length === 0) return new Map();
  const languages = new Map(recipes.map(({ id, language }) => [id, language]));
  const lines = await listLines(db, [...languages.keys()], locale);
  const subs = await listSubRecipes(db, viewer, [...lines.values()].flat(), locale);
  return new Map(
    [...languages].map(([id, language]) => {
      const recipe = { id, language, lines: lines.get(id) ?? [] };
      return [id, computeRecipeNutrition(expandLines(recipe, subs))];
    }),
  );
}
