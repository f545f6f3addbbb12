import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import type { NeededSetting } from "#server/admin/missing-settings";
import type { Overview } from "#server/admin/overview";
import { useTranslation } from "~/ui/translation";

interface NeedsAttentionProps {
  overview: Overview;
  missing: NeededSetting[];
  isHealthy: boolean;
}

export function NeedsAttention({ overview, missing, isHealthy }: NeedsAttentionProps) {
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
  const isClear = waiting.length + missing.length === 0;
  if (isClear && !isHealthy) return null;
  return (
    <section>
      <h2>{t("overview.first")}</h2>
      {isClear && <p>{t("overview.nothing")}</p>}
      <ul className="needs">
        {waiting.map(([label, to]) => (
          <li key={to} className="card">
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {missing.map((setting) => (
          <li key={setting} className="card">
            <p>
              <b>{t(`overview.missing.${setting}.what`)}</b> {t(`overview.missing.${setting}.todo`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
