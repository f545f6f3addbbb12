import type { UiLocale } from "#domain/language/locales";
import type { LineFood } from "#domain/recipe/line-foods";
import type { Visibility } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import { mayEditRecipe, type Viewer } from "../../policies/permissions";
import { getLikes } from "./liking";
import { listLineFoods } from "./line-names";
import { getRecipe, getRecipeWithNutrition, type Recipe } from "./queries";
import { listMoreOfAuthor, listSimilar } from "./related-queries";

export type RecipePage = Awaited<ReturnType<typeof getRecipePage>>;

/** What a page of it needs to show it for other servings. */
export async function getRecipeWithFoods(
  db: Db,
  viewer: Viewer,
  id: number,
  locale: UiLocale,
  key: string | null,
): Promise<Recipe & { foods: LineFood[] }> {
  const recipe = await getRecipe(db, viewer, id, locale, key);
  return { ...recipe, foods: await listLineFoods(db, recipe) };
}

export async function getRecipePage(
  db: Db,
  viewer: Viewer,
  id: number,
  locale: UiLocale,
  key: string | null,
) {
  const { recipe, expanded, nutrition, isByKey, forbiddenTags, ...row } =
    await getRecipeWithNutrition(db, viewer, id, locale, key);
  const mayEdit = mayEditRecipe(viewer, { id, authorId: recipe.author.id });
  const isShared = mayEdit && row.isShared;
  const isGuest = viewer === null || isByKey;
  return {
    recipe: { ...recipe, foods: await listLineFoods(db, recipe), expanded },
    nutrition,
    audience: pickAudience(recipe.visibility, mayEdit, isByKey),
    likes: isByKey ? null : await getLikes(db, viewer, id),
    isShared,
    forbiddenTags: mayEdit ? forbiddenTags : [],
    related: isByKey
      ? { ofAuthor: [], alike: [] }
      : {
          ofAuthor: await listMoreOfAuthor(db, viewer, recipe),
          alike: await listSimilar(db, viewer, recipe),
        },
    can: {
      edit: mayEdit,
      like: !isGuest,
      report: !isGuest && viewer.id !== recipe.author.id,
      tellAddress: !isByKey && recipe.visibility === "PUBLIC",
      share: mayEdit && (isShared || recipe.visibility !== "PUBLIC"),
    },
  };
}

function pickAudience(
  visibility: Visibility,
  mayEdit: boolean,
  isByKey: boolean,
): Visibility | "LINK" | null {
  if (isByKey) return "LINK";
  return mayEdit || visibility !== "PUBLIC" ? visibility : null;
}
