import type { Nutrition } from "#domain/ingredient/nutrition";
import type { Locale } from "#domain/language/locales";
import { imagePaths, paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { removeMarks } from "#domain/text/markdown";
import { buildRecipeJsonLd } from "#server/features/export/recipe-json-ld";
import type { Recipe } from "#server/features/recipes/queries";
import type { PageHead } from "#server/http/documents/page-head";
import { translations } from "#server/platform/translations";

export function recipeHead(
  recipe: Recipe,
  nutrition: Nutrition,
  origin: string,
  locale: Locale,
): PageHead {
  const { id, title, visibility, description, author, imageVersion } = recipe;
  if (visibility !== "PUBLIC") return {};
  const t = translations(locale).t;
  return {
    publicPath: paths.recipeView(id),
    kind: "article",
    title,
    description:
      removeMarks(description) || t("recipe:view.by", { title, username: author.username }),
    image:
      imageVersion === null
        ? undefined
        : {
            path: imagePaths.recipe(id, imageVersion),
            alt: t("recipe:view.photoOf", { title }),
          },
    feed: {
      path: serverPaths.userFeed(author.id),
      title: t("user:feed.title", { username: author.username }),
    },
    structured: buildRecipeJsonLd(removeRecipeMarks(recipe), locale, { origin, nutrition }),
  };
}

/** Search engines show these texts as they are. */
function removeRecipeMarks({ description, steps, ...recipe }: Recipe): Recipe {
  return { ...recipe, description: removeMarks(description), steps: steps.map(removeMarks) };
}
