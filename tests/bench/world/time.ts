/** The day every user signed up; their recipes follow over three years. */
export const FIRST_DAY = Date.UTC(2023, 9, 1);
const RECIPE_YEARS_MS = 3 * 365 * 86_400_000;

export function recipeTime(nth: number, recipes: number): number {
  return FIRST_DAY + Math.floor((nth / recipes) * RECIPE_YEARS_MS);
}
