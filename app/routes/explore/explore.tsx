import { useLoaderData } from "@remix-run/react";
import { parseExploreList } from "#domain/explore/explore";
import { getExplorePage, listExploreChoices } from "#server/features/explore/queries";
import { readCacheable } from "#server/http/page-cache/page-cache";
import { respond } from "#server/http/pipeline/page-response";
import { type Call, forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { exploreHead, exploreTitle } from "./explore-head";
import { ExploreList } from "./explore-list";
import { ExploreStart } from "./explore-start";
import { loadExploreStart } from "./load-start";

type Loaded = Awaited<ReturnType<typeof loader>>["data"];

export const handle = {
  i18n: ["explore", "recipe", "language"],
  title: "explore:title",
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.title,
};

export const loader = forAnyone(async (call) => {
  const list = parseExploreList(call.url.searchParams);
  if (!list) throw new AppError("request.invalid");
  return Object.keys(list).length === 0 ? loadExploreStart(call) : loadList(call, list);
});

export default function Explore() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.list ? <ExploreList {...loaded} /> : <ExploreStart {...loaded} />;
}

export { ErrorBoundary } from "~/shell/error-boundary";

async function loadList(call: Call, list: NonNullable<ReturnType<typeof parseExploreList>>) {
  const { db, viewer, url, uiLocale, context } = call;
  const cursor = url.searchParams.get("cursor");
  const { shown, caching } = await readCacheable(call, async () => ({
    ...(await getExplorePage(db, viewer, list, cursor)),
    choices: await listExploreChoices(db),
  }));
  const { choices, ...page } = shown;
  const place = { ...list, cursor: cursor ?? undefined };
  const head = exploreHead(place, page, context.origin, uiLocale);
  const title = exploreTitle(list, uiLocale);
  const isFirstPage = cursor === null;
  return respond({ list, title, choices, isFirstPage, ...page }, { head, caching });
}
