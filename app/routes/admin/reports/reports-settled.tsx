import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import type { SettledReport } from "#server/features/reports/settled-listing";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";

export function SettledReports({ reports }: { reports: SettledReport[] }) {
  const { t } = useTranslation("admin");
  if (reports.length === 0) return <p>{t("reports.noneSettled")}</p>;
  return (
    <ul className="admin-entries">
      {reports.map((report) => (
        <li key={report.id}>
          <article className="card admin-entry" aria-labelledby={`report-${report.id}`}>
            <p className="admin-fact">{t(`reports.kind.${pickKind(report)}`)}</p>
            <h2 id={`report-${report.id}`} dir="auto">
              <Subject report={report} />
            </h2>
            <blockquote className="admin-trouble" dir="auto">
              {report.reason}
            </blockquote>
            <p className="admin-fact">
              {report.reporter ?? t("reports.left")} · <Timestamp at={report.reportedAt} />
            </p>
            <p>
              <b>{t(`reports.outcome.${report.outcome}`)}</b> ·{" "}
              {report.settledBy ?? t("reports.left")} · <Timestamp at={report.settledAt} />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}

function Subject({ report: { subject, recipeId, userId } }: { report: SettledReport }) {
  if (recipeId !== null) return <Link to={paths.recipeView(recipeId)}>{subject}</Link>;
  if (userId !== null) return <Link to={adminPaths.user(userId)}>{subject}</Link>;
  return subject;
}

function pickKind({ kind, userId }: SettledReport) {
  return kind === "PICTURE" && userId === null ? ("recipeImage" as const) : kind;
}
