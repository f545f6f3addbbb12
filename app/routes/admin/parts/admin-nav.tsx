import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import "./admin.css";

/** The pages of the admin area, above each of them. */
export function AdminNav() {
  const { t } = useTranslation("admin");
  return (
    <nav className="admin-nav" aria-label={t("nav.label")}>
      <ul>
        <Entry to={paths.admin()} words={t("overview.short")} isWhole />
        <Entry to={paths.adminUsers()} words={t("users.title")} />
        <Entry to={paths.adminIngredients()} words={t("ingredients.title")} />
        <Entry to={paths.adminNames()} words={t("names.short")} />
        <Entry to={paths.adminRecipes()} words={t("recipes.title")} />
        <Entry to={paths.adminReports()} words={t("reports.title")} />
        <Entry to={paths.adminMail()} words={t("mail.title")} />
        <Entry to={paths.adminMaintenance()} words={t("maintenance.title")} />
        <Entry to={paths.adminSystem()} words={t("system.title")} />
        <Entry to={paths.adminAudit()} words={t("audit.short")} />
      </ul>
    </nav>
  );
}

function Entry({ to, words, isWhole = false }: { to: string; words: string; isWhole?: boolean }) {
  return (
    <li>
      <NavLink to={to} end={isWhole}>
        {words}
      </NavLink>
    </li>
  );
}
