import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "~/ui/translation";
import {
  cancelRetryPrompt,
  retryNow,
  serverAwayStore,
  stopWaiting,
  trackLoading,
  type WaitReason,
} from "./server-away";

const nothing = () => undefined;

/** Its live region must always be in the page. */
export function ServerAwayBar() {
  const { pathname } = useLocation();
  const away = useSyncExternalStore(serverAwayStore.subscribe, serverAwayStore.get, nothing);
  const isLoading = useNavigation().state !== "idle";
  useEffect(() => (isLoading ? trackLoading() : undefined), [isLoading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page its form is gone.
  useEffect(() => cancelRetryPrompt, [pathname]);
  return (
    <div aria-live="polite">
      {isLoading && <div className="loading" />}
      {away && <WaitingBar away={away} />}
    </div>
  );
}

function WaitingBar({ away }: { away: WaitReason }) {
  const { t } = useTranslation();
  const { closed, failure, isSlow, isLoading } = away;
  const status = failure?.status;
  return (
    <div className="waiting-bar">
      {failure ? (
        <p>
          {t(status === 413 ? "away.tooLarge" : "away.notSent")} {t("away.stillHere")}
        </p>
      ) : (
        <p>
          {closed?.text ?? t(isSlow ? "away.slow" : "away.text")}{" "}
          {closed?.message && <span dir="auto">{closed.message} </span>}
          {t("away.kept")}
        </p>
      )}
      {!isSlow && (
        <button type="button" className="button button-primary" onClick={retryNow}>
          {t(failure ? "away.sendAgain" : "away.tryNow")}
        </button>
      )}
      {!isLoading && (
        <button type="button" className="button button-quiet" onClick={stopWaiting}>
          {t(failure ? "away.close" : "away.stop")}
        </button>
      )}
    </div>
  );
}
