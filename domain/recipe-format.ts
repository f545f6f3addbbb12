/** The kinds of file that a recipe or a cookbook is given out as. */
export const RECIPE_FORMATS = ["jsonld", "cooklang", "markdown"] as const;
export type RecipeFormat = (typeof RECIPE_FORMATS)[number];

/** The format that an address names, or undefined. */
export function recipeFormatOf(name: string | null): RecipeFormat | undefined {
  return RECIPE_FORMATS.find((format) => format === name);
}
