import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import { listDepartures } from "#server/cookbooks/departure-queries";
import { getNumbers, listUnfinished } from "#server/dashboard/queries";
import { listLastLiked, listNewFollowers } from "#server/dashboard/recent-queries";
import { AppError } from "#server/errors";
import { listPendingFollowers } from "#server/follows/queries";
import { readForm } from "#server/http/forms/form";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { listDrafts } from "#server/recipes/draft-queries";
import { discardDraft } from "#server/recipes/drafts";
import { Departures } from "./departures";
import { FollowRequests } from "./follow-requests";
import { NumberTiles } from "./number-tiles";
import { OwnDrafts } from "./own-drafts";
import { RecentNews } from "./recent-news";
import { UnfinishedRecipes } from "./unfinished-recipes";
import "./dashboard.css";

export const handle = { i18n: ["dashboard"], title: "dashboard:title" };

export const loader = forViewer(async ({ db, viewer }) => ({
  numbers: await getNumbers(db, viewer),
  requests: await listPendingFollowers(db, viewer),
  departures: await listDepartures(db, viewer),
  drafts: await listDrafts(db, viewer),
  followers: await listNewFollowers(db, viewer),
  liked: await listLastLiked(db, viewer),
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
  return (
    <>
      <h1>{t("title")}</h1>
      <FollowRequests requests={requests} />
      <Departures departures={departures} />
      <OwnDrafts drafts={drafts} />
      <RecentNews {...news} />
      <NumberTiles numbers={numbers} />
      <UnfinishedRecipes recipes={unfinished} />
    </>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
