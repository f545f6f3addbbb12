import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { Refusal } from "#domain/site/errors";
import { useTranslation } from "~/ui/translation";
import { reloadWhenOpen } from "./maintenance-notice";

// Replaces any page while the database is unreachable. With script it reloads itself; a form sent
// without script is still there after Back.
export function AwayNotice({ refusal: { message, isSent = false } }: { refusal: Refusal }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => (isSent ? undefined : reloadWhenOpen(here)), [isSent, here]);
  return (
    <section className="notice-page">
      <h1>{message}</h1>
      {isSent && <p>{t("errorPage.sentInVain")}</p>}
      {!isSent && (
        <p className="actions">
          <a className="button button-primary" href={here}>
            {t("maintenance.tryAgain")}
          </a>
        </p>
      )}
    </section>
  );
}
