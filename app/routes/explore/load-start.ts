import { getExploreStart } from "#server/features/explore/queries";
import { readCacheable } from "#server/http/page-cache/page-cache";
import type { Call } from "#server/http/pipeline/route-guards";
import { exploreHead, exploreTitle } from "./explore-head";

/** Data of /explore without a query, and of / for visitors. */
export async function loadExploreStart(call: Call) {
  const { db, viewer, uiLocale, context } = call;
  const start = await readCacheable(call, () => getExploreStart(db, viewer));
  const shown = { recipes: start.newest, cooks: [] };
  context.page = exploreHead({}, shown, context.origin, uiLocale);
  return { list: null, title: exploreTitle({}, uiLocale), isVisitor: viewer === null, ...start };
}
