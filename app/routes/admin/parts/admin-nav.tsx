import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import "./admin.css";

export function AdminNav() {
  const { t } = useTranslation("admin");
  return (
    <nav className="admin-nav" aria-label={t("nav.label")}>
      <ul>
        <Entry to={paths.admin()} label={t("overview.short")} isWhole />
        <Entry to={adminPaths.users()} label={t("users.title")} />
        <Entry to={adminPaths.ingredients()} label={t("ingredients.title")} />
        <Entry to={adminPaths.names()} label={t("names.short")} />
        <Entry to={adminPaths.recipes()} label={t("recipes.title")} />
        <Entry to={adminPaths.reports()} label={t("reports.title")} />
        <Entry to={adminPaths.email()} label={t("email.title")} />
        <Entry to={paths.adminMaintenance()} label={t("maintenance.title")} />
        <Entry to={adminPaths.system()} label={t("system.title")} />
        <Entry to={adminPaths.audit()} label={t("audit.short")} />
      </ul>
    </nav>
  );
}

function Entry({ to, label, isWhole = false }: { to: string; label: string; isWhole?: boolean }) {
  return (
    <li>
      <NavLink to={to} end={isWhole}>
        {label}
      </NavLink>
    </li>
  );
}
