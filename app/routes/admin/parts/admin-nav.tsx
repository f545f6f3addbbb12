import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import "./admin.css";

export function AdminNav() {
  const { t } = useTranslation("admin");
  return (
    <nav className="admin-nav" aria-label={t("nav.label")}>
      <ul>
        <Entry to={paths.admin()} label={t("overview.short")} isWhole />
        <Entry to={paths.adminUsers()} label={t("users.title")} />
        <Entry to={paths.adminIngredients()} label={t("ingredients.title")} />
        <Entry to={paths.adminNames()} label={t("names.short")} />
        <Entry to={paths.adminRecipes()} label={t("recipes.title")} />
        <Entry to={paths.adminReports()} label={t("reports.title")} />
        <Entry to={paths.adminEmail()} label={t("email.title")} />
        <Entry to={paths.adminMaintenance()} label={t("maintenance.title")} />
        <Entry to={paths.adminSystem()} label={t("system.title")} />
        <Entry to={paths.adminAudit()} label={t("audit.short")} />
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
