import { NavLink, useLocation } from "@remix-run/react";
import type { UserCard } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import { Icon, type IconName } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { useClosedOnNavigation } from "~/ui/on-navigation";
import { useTranslation } from "~/ui/translation";
import type { ShellViewer } from "./root-data";

export const DRAWER_ID = "drawer";

interface DrawerProps {
  viewer: ShellViewer;
  pending: UserCard[];
  version: string;
}

export function Drawer({ viewer, pending, version }: DrawerProps) {
  const { t } = useTranslation();
  const drawer = useClosedOnNavigation<HTMLElement>();
  // The same address with words in the query shows search results.
  const isSearching = new URLSearchParams(useLocation().search).has("search");
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
        {viewer.isAdmin && (
          <Entry
            to={paths.admin()}
            icon="admin"
            label={t("shell.admin")}
            waiting={viewer.adminWaiting}
          />
        )}
      </ul>
      <section aria-labelledby="week">
        <h2 id="week">{t("shell.week")}</h2>
        <ul>
          <Entry to={paths.plan()} icon="calendar" label={t("shell.plan")} />
          <Entry to={paths.shopping()} icon="basket" label={t("shell.shopping")} />
        </ul>
      </section>
      <section aria-labelledby="discover">
        <h2 id="discover">{t("shell.discover")}</h2>
        <ul>
          <Entry to={paths.explore()} icon="explore" label={t("shell.explore")} />
          <Entry to={paths.search()} icon="pot" label={t("shell.cook")} isElsewhere={isSearching} />
          <Entry
            to={paths.userList()}
            icon="people"
            label={t("shell.people")}
            waiting={pending.length}
          />
          <Entry to={paths.imports()} icon="import" label={t("shell.import")} />
          <Entry to={paths.dashboard()} icon="bars" label={t("shell.dashboard")} />
        </ul>
      </section>
      <p className="drawer-footer">{t("shell.version", { version })}</p>
    </nav>
  );
}

interface EntryProps {
  to: string;
  icon: IconName;
  label: string;
  /** How many things wait there. */
  waiting?: number;
  isElsewhere?: boolean;
}

function Entry({ to, icon, label, waiting = 0, isElsewhere = false }: EntryProps) {
  return (
    <li>
      <NavLink to={to} className="drawer-entry" aria-current={isElsewhere ? "false" : "page"}>
        <Icon name={icon} />
        {label}
        {waiting > 0 && <b> {waiting}</b>}
      </NavLink>
    </li>
  );
}
