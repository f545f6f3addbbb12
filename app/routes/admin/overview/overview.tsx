import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getOverview } from "#server/admin/overview";
import { listProblems } from "#server/admin/problems";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { AdminNav } from "../parts/admin-nav";
import { ProblemList } from "../parts/problem-list";
import { NeedsAttention } from "./needs-attention";
import { OverviewTiles } from "./overview-tiles";
import "./overview.css";

export const handle = { i18n: ["admin"], title: "admin:overview.title" };

export const loader = forAdmin(async ({ db, context }) => ({
  overview: await getOverview(db),
  problems: await listProblems(db, context),
}));

export default function AdminOverview() {
  const { t } = useTranslation("admin");
  const { overview, problems } = useLoaderData<typeof loader>();
  return (
    <>
      <AdminNav />
      <h1>{t("overview.title")}</h1>
      <ProblemList problems={problems} />
      <NeedsAttention overview={overview} isHealthy={problems.length === 0} />
      <OverviewTiles overview={overview} />
    </>
  );
}
