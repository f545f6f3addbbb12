import { useLoaderData } from "@remix-run/react";
import type { ReportOutcome } from "#domain/administration/report";
import { adminPaths } from "#domain/site/admin-paths";
import { settleReport } from "#server/admin/settle-report";
import { listOpenReports } from "#server/features/reports/open-listing";
import { listSettledReports } from "#server/features/reports/settled-listing";
import { readForm } from "#server/http/forms/read-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { Pager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { OpenReports } from "./reports-open";
import { SettledReports } from "./reports-settled";
import "../parts/lists.css";

export const handle = { i18n: ["admin", "recipe"], title: "admin:reports.title" };

const OUTCOMES: Record<string, ReportOutcome> = {
  dismiss: "DISMISSED",
  remove: "REMOVED",
  suspend: "SUSPENDED",
};

export const loader = forAdmin(async ({ db, viewer, url }) => {
  const cursor = url.searchParams.get("cursor");
  const isFirstPage = cursor === null;
  if (url.searchParams.get("show") === "settled") {
    return { show: "settled" as const, isFirstPage, ...(await listSettledReports(db, cursor)) };
  }
  return { show: "open" as const, isFirstPage, ...(await listOpenReports(db, viewer, cursor)) };
});

export const action = forAdmin(async (call) => {
  const { db, viewer, request, url } = call;
  const { fields } = await readForm(request);
  const id = parseId(fields.get("report"));
  const outcome = OUTCOMES[String(fields.get("intent"))];
  if (id === undefined || outcome === undefined) throw new AppError("request.invalid");
  const name = await settleReport(db, viewer, id, outcome);
  return redirectWithFlash(
    call,
    url.pathname + url.search,
    name === undefined
      ? { key: "admin:reports.already" }
      : { key: `admin:reports.done.${outcome}`, values: { name } },
  );
});

export default function AdminReports() {
  const { t } = useTranslation("admin");
  const loaded = useLoaderData<typeof loader>();
  const pageAt = (cursor?: string) =>
    adminPaths.reports({ show: loaded.show === "settled" ? "settled" : undefined, cursor });
  return (
    <AdminRooms>
      <h1>{t("reports.title")}</h1>
      <Tabs
        label={t("reports.lists")}
        shown={loaded.show}
        tabs={[
          { name: "open", to: adminPaths.reports(), label: t("reports.open") },
          {
            name: "settled",
            to: adminPaths.reports({ show: "settled" }),
            label: t("reports.settled"),
          },
        ]}
      />
      {loaded.show === "open" ? (
        <OpenReports things={loaded.things} />
      ) : (
        <SettledReports reports={loaded.reports} />
      )}
      <Pager
        first={loaded.isFirstPage ? null : pageAt()}
        next={loaded.next && pageAt(loaded.next)}
      />
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
