export const RECIPE_FORMATS = ["jsonld", "cooklang", "markdown"] as const;
export type RecipeFormat = (typeof RECIPE_FORMATS)[number];

export function parseRecipeFormat(name: string | null): RecipeFormat | undefined {
  return RECIPE_FORMATS.find((format) => format === name);
}
