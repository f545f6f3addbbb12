import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, startTransition, useState } from "react";
import { paths } from "#domain/site/paths";
import { PagePart } from "~/framework/page-part";
import { useTranslation } from "~/ui/translation";
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
  // A transition: any other update from above would replace parts that are not hydrated yet.
  const close = (isClosed: boolean) => startTransition(() => setClosed(isClosed));
  return (
    <>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      {root?.isClosed && <MaintenanceBar />}
      <PagePart>
        {viewer ? (
          <TopBar viewer={viewer} pending={pending} drawer={{ isClosed, setClosed: close }} />
        ) : (
          !isBare && <VisitorHeader />
        )}
      </PagePart>
      <div className={isClosed ? "shell without-drawer" : "shell"}>
        <PagePart>
          {viewer && <Drawer viewer={viewer} pending={pending} version={root?.version ?? ""} />}
        </PagePart>
        <main id="main" className="main" tabIndex={-1}>
          <FlashMessage />
          <PagePart>{children}</PagePart>
          <PagePart>{!isBare && <SiteFoot hasMenu={Boolean(viewer)} />}</PagePart>
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
