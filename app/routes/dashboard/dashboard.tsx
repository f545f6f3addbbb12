import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { listDepartures } from "#server/features/cookbooks/departure-queries";
import { getDashboardCounts, listUnfinished } from "#server/features/dashboard/queries";
import { listNewFollowers, listRecentlyLiked } from "#server/features/dashboard/recent-queries";
import { listPendingFollowers } from "#server/features/follows/queries";
import { listDrafts } from "#server/features/recipes/draft-queries";
import { discardDraft } from "#server/features/recipes/drafts";
import { readForm } from "#server/http/forms/read-form";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { useTranslation } from "~/ui/translation";
import { Departures } from "./departures";
import { FollowRequests } from "./follow-requests";
import { NumberTiles } from "./number-tiles";
import { OwnDrafts } from "./own-drafts";
import { RecentNews } from "./recent-news";
import { UnfinishedRecipes } from "./unfinished-recipes";
import "./dashboard.css";

export const handle = { i18n: ["dashboard"], title: "dashboard:title" };

export const loader = forViewer(async ({ db, viewer }) => ({
  numbers: await getDashboardCounts(db, viewer),
  requests: await listPendingFollowers(db, viewer),
  departures: await listDepartures(db, viewer),
  drafts: await listDrafts(db, viewer),
  followers: await listNewFollowers(db, viewer),
  liked: await listRecentlyLiked(db, viewer),
  unfinished: await listUnfinished(db, viewer),
}));

export const action = forViewer(async (call) => {
  const { fields } = await readForm(call.request);
  if (fields.get("intent") !== "dropDraft") throw new AppError("request.invalid");
  await discardDraft(call.db, call.viewer, String(fields.get("draft")));
  return redirectWithFlash(call, paths.dashboard(), { key: "flash:draftDropped" });
});

export default function Dashboard() {
  const { t } = useTranslation("dashboard");
  const { numbers, requests, departures, drafts, unfinished, ...news } =
    useLoaderData<typeof loader>();
  const isClear = requests.length + drafts.length + unfinished.length === 0;
  return (
    <>
      <h1>{t("title")}</h1>
      {isClear && <p>{t("clear")}</p>}
      <FollowRequests requests={requests} />
      <OwnDrafts drafts={drafts} />
      <UnfinishedRecipes recipes={unfinished} />
      <Departures departures={departures} />
      <RecentNews {...news} />
      <NumberTiles numbers={numbers} />
    </>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
