import { Link } from "@remix-run/react";
import type { UserCard } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import { AvatarMenu } from "./avatar-menu";
import { DRAWER_ID } from "./drawer";
import { type DrawerState, DrawerToggle } from "./drawer-toggle";
import { Notifications } from "./notifications";
import type { ShellViewer } from "./root-data";
import { SearchField } from "./search-field";

interface TopBarProps {
  viewer: ShellViewer;
  pending: UserCard[];
  drawer: DrawerState;
}

export function TopBar({ viewer, pending, drawer }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <header className="top-bar">
      <div className="bar-start">
        {/* On a small screen the drawer is a popover, otherwise a column beside the page. */}
        <button
          type="button"
          className="icon-button drawer-button-phone"
          aria-label={t("shell.menu")}
          {...{ popovertarget: DRAWER_ID }}
        >
          <Icon name="menu" />
        </button>
        <DrawerToggle {...drawer} />
        <Link to={paths.home()} className="brand" aria-label="Popote">
          <img src="/images/icon.svg" alt="" width={32} height={32} />
          <span>Popote</span>
        </Link>
      </div>
      <SearchField />
      <div className="bar-end">
        <Notifications pending={pending} />
        <AvatarMenu viewer={viewer} pending={pending} />
      </div>
    </header>
  );
}
