import { useNavigation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { retryNow, serverAwayStore, stopWaiting, whileLoading } from "./server-away";

const nothing = () => undefined;

/**
 * Shows that the next page is on its way. Says if that or a form takes long, and that the server is
 * away and nothing is lost; its live region is always on the page.
 */
export function ServerAwayBar() {
  const { t } = useTranslation();
  const away = useSyncExternalStore(serverAwayStore.subscribe, serverAwayStore.get, nothing);
  const isLoading = useNavigation().state !== "idle";
  useEffect(() => (isLoading ? whileLoading() : undefined), [isLoading]);
  return (
    <div aria-live="polite">
      {isLoading && <div className="loading" />}
      {away && (
        <div className="waiting-bar">
          <p>
            {away.closed?.text ?? t(away.isSlow ? "away.slow" : "away.text")}{" "}
            {away.closed?.message && <span dir="auto">{away.closed.message} </span>}
            {t("away.kept")}
          </p>
          {!away.isSlow && (
            <button type="button" className="button button-primary" onClick={retryNow}>
              {t("away.tryNow")}
            </button>
          )}
          {!away.isLoading && (
            <button type="button" className="button button-quiet" onClick={stopWaiting}>
              {t("away.stop")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
