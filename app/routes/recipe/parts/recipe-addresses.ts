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
  const key = query.get("key") ?? undefined;
  return {
    view: (servings?: number, names = query.get("ingredients") ?? undefined) =>
      paths.recipeView(id, servings, key, names || undefined),
    cook: (place: { step?: number; servings?: number }) => paths.recipeCook(id, { ...place, key }),
    print: (photos?: 1) => paths.recipePrint(id, { photos, key }),
    file: (format: RecipeFormat) => paths.recipeExport(id, format, key),
    image: imagePaths.recipe(id, imageVersion, key),
    thumbnail: imagePaths.recipeThumbnail(id, imageVersion, key),
  };
}
