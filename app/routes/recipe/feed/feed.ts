import { parseExploreList } from "#domain/explore/explore";
import { paths } from "#domain/site/paths";
import { getExplorePage } from "#server/features/explore/queries";
import { listNewestRecipes } from "#server/features/recipes/feed-and-sitemap";
import { createAtomResponse } from "#server/http/documents/atom-feed";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { translations } from "#server/platform/translations";
import { exploreTitle } from "../../explore/explore-head";
import { feedEntries } from "../parts/feed-entries";

export const loader = forAnyone(
  async ({ db, viewer, request, url, uiLocale, context: { origin } }) => {
    const list = parseExploreList(url.searchParams);
    if (!list || list.show) throw new AppError("request.invalid");
    const { sort, season, ...only } = list;
    const isChosen = sort === "liked" || season !== undefined;
    const chosen = isChosen ? await getExplorePage(db, viewer, list, null) : undefined;
    const ids = chosen?.recipes.map(({ id }) => id);
    const { t } = translations(uiLocale);
    const isNewestOfAll = Object.keys(only).length === 0 && !isChosen;
    return createAtomResponse(request, {
      title: isNewestOfAll
        ? t("published:feed.title")
        : t("published:feed.titleOf", { list: exploreTitle(list, uiLocale) }),
      pageUrl: origin + paths.explore(list),
      feedUrl: origin + paths.recipeFeed(list),
      language: uiLocale,
      entries: feedEntries(await listNewestRecipes(db, viewer, { ...only, ids }), origin),
    });
  },
);
