import { imagePaths, paths } from "#domain/site/paths";
import { removeMarks } from "#domain/text/markdown";
import type { listNewestRecipes } from "#server/features/recipes/feed-and-sitemap";
import type { FeedEntry } from "#server/http/documents/atom-feed";

export function feedEntries(
  recipes: Awaited<ReturnType<typeof listNewestRecipes>>,
  origin: string,
): FeedEntry[] {
  return recipes.map(({ id, title, description, language, imageVersion, ...recipe }) => ({
    title,
    summary: removeMarks(description),
    language,
    url: origin + paths.recipeView(id),
    author: { name: recipe.authorName, url: origin + paths.userView(recipe.authorId) },
    publishedAt: recipe.createdAt,
    updatedAt: recipe.updatedAt,
    imageUrl: imageVersion === null ? undefined : origin + imagePaths.recipe(id, imageVersion),
  }));
}
