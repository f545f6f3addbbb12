import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Refusal } from "~/model/errors";
import { paths } from "~/paths";

/** What everybody but an administrator is shown instead of any page while maintenance is on. */
export function MaintenanceNotice({ details, isKept }: Pick<Refusal, "details" | "isKept">) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const wanted = pathname === paths.maintenance() ? paths.home() : pathname + search;
  return (
    <section className="notice-page">
      <h1>{t("maintenance.title")}</h1>
      <p>{t("maintenance.text")}</p>
      {details?.message && (
        <p className="maintenance-message" dir="auto">
          {details.message}
        </p>
      )}
      {isKept && <p>{t("maintenance.kept")}</p>}
      <p className="actions">
        {/* Asked for whole, so that it works whatever this page could not load. */}
        <a className="button button-primary" href={wanted}>
          {t("maintenance.tryAgain")}
        </a>
      </p>
    </section>
  );
}
