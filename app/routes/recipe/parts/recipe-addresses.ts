import { useSearchParams } from "@remix-run/react";
import type { RecipeFormat } from "#domain/recipe/recipe-format";
import { imagePaths, paths } from "#domain/site/paths";

export function useRecipeAddresses({
  id,
  imageVersion,
}: {
  id: number;
  imageVersion: number | null;
}) {
  const [query] = useSearchParams();
  const read = (name: string) => query.get(name) ?? undefined;
  const kept = { times: read("times"), key: read("key"), ingredients: read("ingredients") };
  const { key } = kept;
  return {
    view: (servings?: number, ingredients = kept.ingredients) =>
      paths.recipeView(id, servings, { ...kept, ingredients: ingredients || undefined }),
    cook: (place: { step?: number; servings?: number }) =>
      paths.recipeCook(id, { ...place, ...kept }),
    print: (photos?: 1) => paths.recipePrint(id, { photos, servings: read("servings"), ...kept }),
    file: (format: RecipeFormat) => paths.recipeExport(id, format, key),
    image: imagePaths.recipe(id, imageVersion, key),
    thumbnail: imagePaths.recipeThumbnail(id, imageVersion, key),
  };
}
