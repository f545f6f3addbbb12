import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import type { Overview } from "#server/admin/overview";

export function NeedsAttention({
  overview,
  isHealthy,
}: {
  overview: Overview;
  isHealthy: boolean;
}) {
  const { t } = useTranslation("admin");
  const { maintenance, openReports, failedEmails } = overview;
  const waiting = [
    maintenance > 0 && ([t("overview.wait.maintenance"), paths.adminMaintenance()] as const),
    openReports > 0 &&
      ([t("overview.wait.reports", { count: openReports }), adminPaths.reports()] as const),
    failedEmails > 0 &&
      ([
        t("overview.wait.emails", { count: failedEmails }),
        adminPaths.email({ show: "failed" }),
      ] as const),
  ].filter((each) => each !== false);
  if (waiting.length === 0 && !isHealthy) return null;
  return (
    <section className="card admin-waiting">
      <h2>{t("overview.first")}</h2>
      {waiting.length === 0 && <p>{t("overview.nothing")}</p>}
      {waiting.length > 0 && (
        <ul>
          {waiting.map(([label, to]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
