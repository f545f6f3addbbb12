import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";

/** Reminds administrators, on every page, that nobody else sees Popote now. */
export function MaintenanceBar() {
  const { t } = useTranslation();
  return (
    <aside className="maintenance-bar" aria-label={t("maintenance.title")}>
      {t("maintenance.bar")} <Link to={paths.adminMaintenance()}>{t("maintenance.toSwitch")}</Link>
    </aside>
  );
}
