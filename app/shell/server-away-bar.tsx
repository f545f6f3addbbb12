import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { currentWait, stopWaiting, tryNow } from "./server-away";

const nothing = () => undefined;

/** Says calmly that the server is away, and that nothing is lost; there is always a place for it. */
export function WaitingBar() {
  const { t } = useTranslation();
  const away = useSyncExternalStore(currentWait.subscribe, currentWait.get, nothing);
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
            <button type="button" className="button button-primary" onClick={tryNow}>
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
