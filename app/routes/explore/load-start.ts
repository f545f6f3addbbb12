import { getExploreStart } from "#server/features/explore/queries";
import { readCacheable } from "#server/http/page-cache/page-cache";
import { respond } from "#server/http/pipeline/page-response";
import type { Call } from "#server/http/pipeline/route-guards";
import { exploreHead, exploreTitle } from "./explore-head";

/** Data of /explore without a query, and of / for visitors. */
export async function loadExploreStart(call: Call) {
  const { db, viewer, uiLocale, context } = call;
  const { shown: start, caching } = await readCacheable(call, () => getExploreStart(db, viewer));
  const shown = { recipes: start.newest, cooks: [] };
  const head = exploreHead({}, shown, context.origin, uiLocale);
  const title = exploreTitle({}, uiLocale);
  const seasonTitle = exploreTitle({ season: "north" }, uiLocale);
  const isVisitor = viewer === null;
  return respond({ list: null, title, seasonTitle, isVisitor, ...start }, { head, caching });
}
