import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getNumbers, listUnfinished } from "#server/dashboard/queries";
import { listPendingFollowers } from "#server/follows/queries";
import { forViewer } from "#server/http/pipeline/route-guards";
import { FollowRequests } from "./follow-requests";
import { NumberTiles } from "./number-tiles";
import { UnfinishedRecipes } from "./unfinished-recipes";
import "./dashboard.css";

export const handle = { i18n: ["dashboard"], title: "dashboard:title" };

export const loader = forViewer(async ({ db, viewer }) => ({
  numbers: await getNumbers(db, viewer),
  requests: await listPendingFollowers(db, viewer),
  unfinished: await listUnfinished(db, viewer),
}));

export default function Dashboard() {
  const { t } = useTranslation("dashboard");
  const { numbers, requests, unfinished } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("title")}</h1>
      <FollowRequests requests={requests} />
      <NumberTiles numbers={numbers} />
      <UnfinishedRecipes recipes={unfinished} />
    </>
  );
}
