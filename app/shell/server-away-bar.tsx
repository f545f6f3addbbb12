import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { retryNow, serverAwayStore, stopWaiting } from "./server-away";

const nothing = () => undefined;

/** Says that the server is away and that nothing is lost; its live region is always on the page. */
export function ServerAwayBar() {
  const { t } = useTranslation();
  const away = useSyncExternalStore(serverAwayStore.subscribe, serverAwayStore.get, nothing);
  return (
    <div aria-live="polite">
      {away && (
        <div className="waiting-bar">
          <p>
            {away.closed?.text ?? t(away.isSending ? "away.sending" : "away.text")}{" "}
            {away.closed?.message && <span dir="auto">{away.closed.message} </span>}
            {t("away.kept")}
          </p>
          {!away.isSending && (
            <button type="button" className="button button-primary" onClick={retryNow}>
              {t("away.tryNow")}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={stopWaiting}>
            {t("away.stop")}
          </button>
        </div>
      )}
    </div>
  );
}
