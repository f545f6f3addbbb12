import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { Drawer } from "./drawer";
import { FlashMessage } from "./flash-message";
import { usePendingFollowers } from "./pending-followers";
import { useRootData } from "./root-data";
import { ServerAwayBar } from "./server-away-bar";
import { SiteFoot } from "./site-foot";
import { TimerAlarm } from "./timers/timer-alarm";
import { TopBar } from "./top-bar";
import { VisitorHeader } from "./visitor-header";

/** Pages without top bar and drawer, even for a signed-in user. */
const WITHOUT_SHELL =
  /^\/(login|logout|signup(\/google)?|maintenance|password\/reset.*|user\/verify|verification-email-sent)\/?$/;

/** The cooking page has no shell: it is read from a metre away and used with wet fingers. */
const BARE = /^\/recipe\/cook\/?$/;

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const root = useRootData();
  const { pathname } = useLocation();
  const isBare = BARE.test(pathname);
  const viewer = isBare || WITHOUT_SHELL.test(pathname) ? null : root?.viewer;
  const pending = usePendingFollowers(viewer?.pendingFollowers);
  const [isClosed, setClosed] = useState(root?.isDrawerClosed ?? false);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      {root?.isClosed && <MaintenanceBar />}
      {viewer ? (
        <TopBar viewer={viewer} pending={pending} drawer={{ isClosed, setClosed }} />
      ) : (
        !isBare && <VisitorHeader />
      )}
      <div className={isClosed ? "shell without-drawer" : "shell"}>
        {viewer && <Drawer viewer={viewer} pending={pending} version={root?.version ?? ""} />}
        <main id="main" className="main" tabIndex={-1}>
          <FlashMessage />
          {children}
          {!isBare && <SiteFoot hasMenu={Boolean(viewer)} />}
        </main>
      </div>
      <ServerAwayBar />
      {!isBare && <TimerAlarm />}
    </>
  );
}

function MaintenanceBar() {
  const { t } = useTranslation();
  return (
    <aside className="maintenance-bar" aria-label={t("maintenance.title")}>
      {t("maintenance.bar")} <Link to={paths.adminMaintenance()}>{t("maintenance.toSwitch")}</Link>
    </aside>
  );
}
