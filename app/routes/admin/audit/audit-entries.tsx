import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import type { AuditLogEntry } from "#server/admin/audit-log-page";
import { useTranslation } from "~/ui/translation";
import { useDateFormat } from "../parts/timestamp";
import "~/ui/rows.css";

export function AuditEntries({ entries }: { entries: AuditLogEntry[] }) {
  const { t } = useTranslation("admin");
  const date = useDateFormat();
  return (
    <ol className="rows journal">
      {entries.map(({ id, act, subject, details, actedAt, ...by }) => (
        <li key={id}>
          <p>
            <Actor {...by} /> {t(`act.${act}`, { ...details, subject })}
          </p>
          {details.gained !== undefined && <p>{t("audit.gained", { names: details.gained })}</p>}
          {details.lost !== undefined && <p>{t("audit.lost", { names: details.lost })}</p>}
          {details.reason !== undefined && (
            <p className="journal-reason" dir="auto">
              {t("audit.reason", { reason: details.reason })}
            </p>
          )}
          <time dateTime={new Date(actedAt).toISOString()}>
            {t("audit.when", { date: date(actedAt, "short") })}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** Links to the user while the account exists. */
function Actor({ actorId, actorName }: Pick<AuditLogEntry, "actorId" | "actorName">) {
  const { t } = useTranslation("admin");
  if (actorName === null) return <b>{t("audit.commandLine")}</b>;
  if (actorId === null) return <b dir="auto">{actorName}</b>;
  return (
    <Link to={adminPaths.user(actorId)} dir="auto">
      {actorName}
    </Link>
  );
}
