import { useSearchParams } from "@remix-run/react";
import type { UnitChoice } from "#domain/measures/unit-choice";
import type { RecipeFormat } from "#domain/recipe/recipe-format";
import { imagePaths, paths } from "#domain/site/paths";

/** What a link changes of the way in which the recipe is read. */
interface Other {
  ingredients?: string | undefined;
  units?: UnitChoice;
  times?: string | undefined;
}

export function useRecipeAddresses({
  id,
  imageVersion,
}: {
  id: number;
  imageVersion: number | null;
}) {
  const [query] = useSearchParams();
  const read = (name: string) => query.get(name) ?? undefined;
  const kept = {
    times: read("times"),
    key: read("key"),
    ingredients: read("ingredients"),
    units: read("units"),
  };
  const { key } = kept;
  return {
    view: (servings?: number, other: Other = {}) =>
      paths.recipeView(id, servings, { ...kept, ...other }),
    cook: (place: { step?: number; servings?: number; begin?: number } & Other) =>
      paths.recipeCook(id, { ...kept, ...place, ...readStarted(query) }),
    print: (photos?: 1, other: Other = {}) =>
      paths.recipePrint(id, { photos, servings: read("servings"), ...kept, ...other }),
    amounts: () => paths.recipeAmounts(id, { servings: read("servings"), ...kept }),
    file: (format: RecipeFormat) => paths.recipeExport(id, format, key),
    image: imagePaths.recipe(id, imageVersion, key),
    thumbnail: imagePaths.recipeThumbnail(id, imageVersion, key),
  };
}

/** What was started without script; with script, timers follow the cook instead. */
function readStarted(query: URLSearchParams) {
  return import.meta.env.SSR ? { ready: query.get("ready") ?? undefined } : {};
}
