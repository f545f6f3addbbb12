import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { adminPaths } from "#domain/site/admin-paths";
import { listProblems } from "#server/admin/problems";
import { getSystem, listLastBackups } from "#server/admin/system";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { listLoopHolds } from "#server/platform/event-loop-watchdog";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { ProblemList } from "../parts/problem-list";
import { EventLoopHolds } from "./event-loop-holds";
import { SystemBackups } from "./system-backups";
import { SystemFacts } from "./system-facts";
import "./system.css";

export const handle = { i18n: ["admin"], title: "admin:system.title" };

export const loader = forAdmin(async ({ db, context }) => {
  const { backups } = context;
  const nextDue = await backups.nextDue();
  return {
    problems: await listProblems(db, context),
    system: await getSystem(db, context),
    last: await listLastBackups(db),
    holds: listLoopHolds(),
    backups: {
      dir: backups.dir ?? null,
      running: (await backups.running()) ?? null,
      nextDue: nextDue ?? null,
      isDue: nextDue !== undefined && nextDue <= Date.now(),
    },
  };
});

export const action = forAdmin(async (call) => {
  await call.context.backups.start(call.viewer);
  return redirectWithFlash(call, adminPaths.system(), { key: "admin:system.backups.begun" });
});

const LOOK_EVERY_MS = 2_000;

export default function AdminSystem() {
  const { t } = useTranslation("admin");
  const { problems, system, last, backups, holds } = useLoaderData<typeof loader>();
  usePolling(backups.running !== null);
  return (
    <AdminRooms>
      <h1>{t("system.title")}</h1>
      <ProblemList problems={problems} />
      <SystemFacts system={system} />
      <SystemBackups backups={backups} last={last} />
      <EventLoopHolds holds={holds} />
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

/** Reloads the page's data while a backup runs; without script the page refreshes itself. */
function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(revalidate, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
