import { paths } from "#domain/paths";
import { CATEGORIES } from "#domain/recipe";
import { AppError } from "#server/errors";
import { atomResponse } from "#server/http/documents/atom-feed";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { listNewestRecipes } from "#server/recipes/feed-and-sitemap";
import { translations } from "#server/translations";
import { feedEntries } from "../parts/feed-entries";

/** The newest public recipes of everybody, for feed readers. */
export const loader = forAnyone(
  async ({ db, viewer, request, url, locale, context: { origin } }) => {
    const requested = url.searchParams.get("category");
    const category = CATEGORIES.find((each) => each === requested);
    if (requested && !category) throw new AppError("request.invalid");
    const t = translations(locale).t;
    return atomResponse(request, {
      title: category
        ? t("published:feed.titleOf", { category: t(`recipe:category.${category}`) })
        : t("published:feed.title"),
      pageUrl: origin + paths.search(),
      feedUrl: origin + paths.recipeFeed(category),
      language: locale,
      entries: feedEntries(await listNewestRecipes(db, viewer, { category }), origin),
    });
  },
);
