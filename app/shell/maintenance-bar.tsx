import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

/** Reminds administrators, on every page, that nobody else sees Popote now. */
export function MaintenanceBar() {
  const { t } = useTranslation();
  return (
    <p className="maintenance-bar">
      {t("maintenance.bar")} <Link to={paths.adminMaintenance()}>{t("maintenance.toSwitch")}</Link>
    </p>
  );
}
