import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { Refusal } from "#domain/site/errors";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";
import { waitUntilBack } from "./server-away";

/** Replaces any page during maintenance; without a refusal it is just the maintenance page. */
export function MaintenanceNotice({ refusal }: { refusal?: Refusal }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = pathname === paths.maintenance() ? paths.home() : pathname + search;
  const wanted = refusal?.draft ?? here;
  const isOn = refusal !== undefined;
  useEffect(() => (isOn ? reloadWhenOpen(wanted) : undefined), [isOn, wanted]);
  return (
    <section className="notice-page">
      <h1>{t("maintenance.title")}</h1>
      <p>{t("maintenance.text")}</p>
      {refusal?.details?.message && (
        <p className="maintenance-message" dir="auto">
          {refusal.details.message}
        </p>
      )}
      {refusal?.draft && <p>{t("maintenance.kept")}</p>}
      <p className="actions">
        {/* A full page load, which works even if scripts failed to load. */}
        <a className="button button-primary" href={wanted}>
          {t("maintenance.tryAgain")}
        </a>
      </p>
    </section>
  );
}

/** Opens the wanted page once the server accepts it; returns a function that stops. */
export function reloadWhenOpen(wanted: string): () => void {
  const left = new AbortController();
  waitUntilBack(wanted, { signal: left.signal, isQuiet: true }).then(
    () => window.location.replace(wanted),
    () => undefined,
  );
  return () => left.abort();
}
