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
  const [key, times] = [read("key"), read("times")];
  return {
    view: (servings?: number, names = read("ingredients")) =>
      paths.recipeView(id, servings, key, names || undefined, times),
    cook: (place: { step?: number; servings?: number }) =>
      paths.recipeCook(id, { ...place, times, key }),
    print: (photos?: 1) =>
      paths.recipePrint(id, { photos, servings: read("servings"), times, key }),
    file: (format: RecipeFormat) => paths.recipeExport(id, format, key),
    image: imagePaths.recipe(id, imageVersion, key),
    thumbnail: imagePaths.recipeThumbnail(id, imageVersion, key),
  };
}
