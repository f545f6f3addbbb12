import type { UiLocale } from "#domain/language/locales";
import type { Visibility } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import { mayEditRecipe, type Viewer } from "../../policies/permissions";
import { getLikes } from "./liking";
import { getRecipeWithNutrition } from "./queries";
import { listMoreOfAuthor, listSimilar } from "./related-queries";

export type RecipePage = Awaited<ReturnType<typeof getRecipePage>>;

export async function getRecipePage(
  db: Db,
  viewer: Viewer,
  id: number,
  locale: UiLocale,
  key: string | null,
) {
  const { recipe, nutrition, isByKey, ...row } = await getRecipeWithNutrition(
    db,
    viewer,
    id,
    locale,
    key,
  );
  const mayEdit = mayEditRecipe(viewer, { id, authorId: recipe.author.id });
  const isShared = mayEdit && row.isShared;
  const isGuest = viewer === null || isByKey;
  return {
    recipe,
    nutrition,
    audience: pickAudience(recipe.visibility, mayEdit, isByKey),
    likes: isByKey ? null : await getLikes(db, viewer, id),
    isShared,
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
