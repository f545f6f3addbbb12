import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getOverview } from "#server/admin/overview";
import { forAdmin } from "#server/http/require";
import { AdminNav } from "./admin-nav";
import { OverviewTiles } from "./overview-tiles";
import { OverviewWaiting } from "./overview-waiting";
import "./overview.css";

export const handle = { i18n: ["admin"], title: "admin:overview.title" };

export const loader = forAdmin(async ({ db }) => getOverview(db));

export default function AdminOverview() {
  const { t } = useTranslation("admin");
  const overview = useLoaderData<typeof loader>();
  return (
    <>
      <AdminNav />
      <h1>{t("overview.title")}</h1>
      <OverviewWaiting overview={overview} />
      <OverviewTiles overview={overview} />
    </>
  );
}
