import type { LoopHold } from "#server/platform/event-loop-watchdog";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";

export function EventLoopHolds({ holds }: { holds: readonly LoopHold[] }) {
  const { t } = useTranslation("admin");
  return (
    <section className="card system-holds">
      <h2>{t("system.holds.title")}</h2>
      <p>{t("system.holds.explained")}</p>
      {holds.length === 0 && <p>{t("system.holds.none")}</p>}
      {holds.length > 0 && (
        <ul>
          {holds.map((hold) => (
            <li key={hold.at}>
              <Hold hold={hold} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Hold({ hold: { at, ms, processorMs, requests } }: { hold: LoopHold }) {
  const { t, i18n } = useTranslation("admin");
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const seconds = format.format(ms / 1_000);
  const processor = format.format(processorMs / 1_000);
  return (
    <>
      <Timestamp at={at} /> · {t("system.holds.took", { seconds, processor })}
      <br />
      {requests.length > 0 ? <code>{requests.join(", ")}</code> : t("system.holds.beside")}
    </>
  );
}
