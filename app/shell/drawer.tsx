import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import { Icon, type IconName } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { useClosedOnNavigation } from "./closed-on-navigation";
import type { ShellViewer } from "./root-data";

export const DRAWER_ID = "drawer";

/** The side navigation. */
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
        <Entry to={paths.home()} icon="home" words={t("shell.home")} />
        <Entry to={paths.recipeList({ search: "" })} icon="recipe" words={t("shell.recipes")} />
        <Entry to={paths.ingredientList()} icon="ingredient" words={t("shell.ingredients")} />
        <Entry to={paths.cookbookList()} icon="cookbook" words={t("shell.cookbooks")} />
        {viewer.isAdmin && <Entry to={paths.admin()} icon="admin" words={t("shell.admin")} />}
      </ul>
      <p className="drawer-footer">{t("shell.version", { version })}</p>
    </nav>
  );
}

function Entry({ to, icon, words }: { to: string; icon: IconName; words: string }) {
  return (
    <li>
      <NavLink to={to} className="drawer-entry">
        <Icon name={icon} />
        {words}
      </NavLink>
    </li>
  );
}
