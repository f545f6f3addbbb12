import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Refusal } from "#domain/site/errors";
import { reloadWhenOpen } from "./maintenance-notice";

/**
 * In place of any page while the database cannot be reached. With script a page comes by itself; what
 * was sent without script stays behind the Back button.
 */
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
