import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { Icon, type IconName } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { useClosedOnNavigation } from "~/ui/on-navigation";
import type { ShellViewer } from "./root-data";

export const DRAWER_ID = "drawer";

export function Drawer({ viewer, version }: { viewer: ShellViewer; version: string }) {
  const { t } = useTranslation();
  const drawer = useClosedOnNavigation<HTMLElement>();
  return (
    <nav
      ref={drawer}
      id={DRAWER_ID}
      className="drawer"
      aria-label={t("shell.menu")}
      {...{ popover: "auto" }}
    >
      <LinkButton to={paths.recipeEdit()}>
        <Icon name="add" />
        {t("shell.newRecipe")}
      </LinkButton>
      <ul>
        <Entry to={paths.home()} icon="home" label={t("shell.home")} />
        <Entry to={paths.recipeList({ search: "" })} icon="recipe" label={t("shell.recipes")} />
        <Entry to={paths.ingredientList()} icon="ingredient" label={t("shell.ingredients")} />
        <Entry to={paths.cookbookList()} icon="cookbook" label={t("shell.cookbooks")} />
        {viewer.isAdmin && <Entry to={paths.admin()} icon="admin" label={t("shell.admin")} />}
      </ul>
      <ul className="drawer-more">
        <Entry to={paths.explore()} label={t("shell.explore")} />
        <Entry to={paths.userList()} label={t("shell.people")} />
        <Entry to={paths.imports()} label={t("shell.import")} />
        <Entry to={paths.dashboard()} label={t("shell.dashboard")} />
      </ul>
      <p className="drawer-footer">{t("shell.version", { version })}</p>
    </nav>
  );
}

function Entry({ to, icon, label }: { to: string; icon?: IconName; label: string }) {
  return (
    <li>
      <NavLink to={to} className="drawer-entry">
        {icon && <Icon name={icon} />}
        {label}
      </NavLink>
    </li>
  );
}
