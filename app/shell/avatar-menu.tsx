import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { imagePaths, paths } from "~/paths";
import { LanguageSwitch } from "./language-switch";
import type { ShellViewer } from "./root-data";

const MENU_ID = "avatar-menu";

/** Profile, settings, about, language and log out, behind one's picture. */
export function AvatarMenu({ viewer }: { viewer: ShellViewer }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className="avatar-button"
        aria-label={t("shell.account", { username: viewer.username })}
        {...{ popovertarget: MENU_ID }}
      >
        <img
          className="avatar"
          src={imagePaths.user(viewer.id, viewer.imageVersion)}
          alt=""
          width={40}
          height={40}
        />
      </button>
      <div id={MENU_ID} className="menu" {...{ popover: "auto" }}>
        <p className="menu-title">{viewer.username}</p>
        <ul>
          <li>
            <Link to={paths.userView(viewer.id)}>{t("shell.profile")}</Link>
          </li>
          <li>
            <Link to={paths.userSettings()}>{t("shell.settings")}</Link>
          </li>
          <li>
            <Link to={paths.home()}>{t("shell.about")}</Link>
          </li>
        </ul>
        <LanguageSwitch />
        <form method="post" action={paths.logout()}>
          <button type="submit" className="menu-button">
            {t("shell.logOut")}
          </button>
        </form>
      </div>
    </>
  );
}
