import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { listAuditLog } from "#server/admin/audit-log-page";
import { getUser } from "#server/admin/roles";
import { getId } from "#server/http/pipeline/id-parameters";
import { forAdmin, type ViewerCall } from "#server/http/pipeline/route-guards";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { AuditEntries } from "./audit-entries";
import "./audit.css";

export const handle = { i18n: ["admin"], title: "admin:audit.title" };

export const loader = forAdmin(async (call) => {
  const cursor = call.url.searchParams.get("cursor");
  const by = await findActor(call);
  return { ...(await listAuditLog(call.db, { actor: by?.id ?? null, cursor })), by, cursor };
});

export default function AdminAudit() {
  const { t } = useTranslation("admin");
  const { entries, next, by, cursor } = useLoaderData<typeof loader>();
  const list = { by: by?.id };
  return (
    <AdminRooms>
      <h1>{t("audit.title")}</h1>
      {by && (
        <p>
          {t("audit.of", { username: by.username })}{" "}
          <Link to={adminPaths.audit()}>{t("audit.everybody")}</Link>
        </p>
      )}
      {entries.length === 0 && <p>{t("audit.none")}</p>}
      <AuditEntries entries={entries} />
      <Pager
        first={cursor === null ? null : adminPaths.audit(list)}
        next={next && adminPaths.audit({ ...list, cursor: next })}
      />
    </AdminRooms>
  );
}

async function findActor({ db, url }: ViewerCall) {
  if (!url.searchParams.has("by")) return null;
  const { id, username } = await getUser(db, { id: getId(url, "by", "user.notFound") });
  return { id, username };
}
