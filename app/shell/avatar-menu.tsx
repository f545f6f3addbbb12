import { Link } from "@remix-run/react";
import type { UserCard } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import { Avatar } from "~/ui/avatar";
import { useClosedOnNavigation } from "~/ui/on-navigation";
import { useTranslation } from "~/ui/translation";
import { LanguageSwitch } from "./language-switch";
import { PendingDot } from "./notifications";
import type { ShellViewer } from "./root-data";

const MENU_ID = "avatar-menu";

export function AvatarMenu({ viewer, pending }: { viewer: ShellViewer; pending: UserCard[] }) {
  const { t } = useTranslation();
  const menu = useClosedOnNavigation<HTMLDivElement>();
  return (
    <>
      <button type="button" className="avatar-button" {...{ popovertarget: MENU_ID }}>
        <span className="visually-hidden">{t("shell.account", { username: viewer.username })}</span>
        <Avatar person={viewer} />
        <PendingDot pending={pending} />
      </button>
      <div ref={menu} id={MENU_ID} className="menu" {...{ popover: "auto" }}>
        <p className="menu-title">{viewer.username}</p>
        <ul>
          <li>
            <Link to={paths.userView(viewer.id)}>{t("shell.profile")}</Link>
          </li>
          <li>
            <Link to={paths.userList()}>{t("shell.people")}</Link>
          </li>
          {pending.length > 0 && (
            <li className="instead-of-bell">
              <Link to={paths.userList({ show: "requests" })}>
                {t("notifications.waiting", { count: pending.length })}
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.userSettings()}>{t("shell.settings")}</Link>
          </li>
          <li>
            <Link to={paths.home()}>{t("shell.about")}</Link>
          </li>
        </ul>
        <LanguageSwitch />
        <form method="post" action={paths.logout()}>
          <input type="hidden" name="sent" value="yes" />
          <button type="submit" className="menu-button">
            {t("shell.logOut")}
          </button>
        </form>
      </div>
    </>
  );
}
