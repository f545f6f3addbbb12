import { parseWithZod } from "@conform-to/zod/v4";
import { useLoaderData } from "@remix-run/react";
import { maintenanceSchema } from "#domain/administration/reason-schemas";
import { paths } from "#domain/site/paths";
import { endMaintenance, findMaintenance, startMaintenance } from "#server/admin/maintenance";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { MaintenanceForm } from "./maintenance-form";

export const handle = { i18n: ["admin", "errors"], title: "admin:maintenance.title" };

export const loader = forAdmin(async ({ db }) => ({
  maintenance: (await findMaintenance(db)) ?? null,
}));

export const action = forAdmin(async (call) => {
  const { db, viewer, request } = call;
  const { fields } = await readForm(request);
  const back = (key: "started" | "changed" | "ended") =>
    redirectWithFlash(call, paths.adminMaintenance(), { key: `admin:maintenance.${key}` });
  if (fields.get("intent") === "end") {
    await endMaintenance(db, viewer);
    return back("ended");
  }
  const submission = parseWithZod(fields, { schema: maintenanceSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    const wasOn = await startMaintenance(db, viewer, submission.value.message);
    return back(wasOn ? "changed" : "started");
  });
});

export default function AdminMaintenance() {
  const { t, i18n } = useTranslation("admin");
  const { maintenance } = useLoaderData<typeof loader>();
  const result = useFormReply<typeof action>()?.result;
  const date = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return (
    <AdminRooms>
      <h1>{t("maintenance.title")}</h1>
      <section className="card stack">
        <p role="status">
          {maintenance
            ? t("maintenance.isOn", { since: `${date.format(maintenance.since)} (UTC)` })
            : t("maintenance.isOff")}
        </p>
        {maintenance && (
          <PostForm>
            <button type="submit" name="intent" value="end" className="button button-primary">
              {t("maintenance.end")}
            </button>
          </PostForm>
        )}
        <MaintenanceForm maintenance={maintenance} result={result} />
      </section>
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
