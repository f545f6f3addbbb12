import { useLoaderData } from "@remix-run/react";
import { listMissingSettings } from "#server/admin/missing-settings";
import { getOverview } from "#server/admin/overview";
import { listProblems } from "#server/admin/problems";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { ProblemList } from "../parts/problem-list";
import { NeedsAttention } from "./needs-attention";
import { OverviewNumbers } from "./overview-numbers";
import "./overview.css";

export const handle = { i18n: ["admin"], title: "admin:overview.title" };

export const loader = forAdmin(async ({ db, context }) => ({
  overview: await getOverview(db),
  missing: listMissingSettings(context),
  problems: await listProblems(db, context),
}));

export default function AdminOverview() {
  const { t } = useTranslation("admin");
  const { overview, missing, problems } = useLoaderData<typeof loader>();
  return (
    <AdminRooms>
      <h1>{t("overview.title")}</h1>
      <ProblemList problems={problems} />
      <NeedsAttention overview={overview} missing={missing} isHealthy={problems.length === 0} />
      <OverviewNumbers overview={overview} />
    </AdminRooms>
  );
}
