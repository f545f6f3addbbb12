import { paths } from "#domain/site/paths";
import type { AccessNotice } from "#server/features/accounts/access-notices";
import { useDateFormat } from "~/ui/date-format";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import "./access-notices.css";

export function AccessNotices({
  page: { notices, next },
  isFirstPage,
}: {
  page: { notices: AccessNotice[]; next: string | null };
  isFirstPage: boolean;
}) {
  const { t } = useTranslation("access");
  return (
    <section className="card" id="administrators">
      <h2>{t("title")}</h2>
      <p>{notices.length === 0 && isFirstPage ? t("none") : t("text")}</p>
      <ul className="access-notices">
        {notices.map((notice) => (
          <li key={notice.id}>
            <Notice notice={notice} />
          </li>
        ))}
      </ul>
      <Pager
        first={isFirstPage ? null : paths.userSettings()}
        next={next && paths.userSettings(next)}
      />
    </section>
  );
}

function Notice({ notice }: { notice: AccessNotice }) {
  const { t } = useTranslation("access");
  const { actor, kind, subject, reason, grantedAt, acts } = notice;
  const time = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <p dir="auto">{t(`into.${kind}`, { actor, subject })}</p>
      <p className="hint">
        <time dateTime={new Date(grantedAt).toISOString()}>{time(grantedAt)}</time>
      </p>
      <blockquote dir="auto">{reason}</blockquote>
      <p className="hint">
        {acts.length === 0
          ? t("nothing")
          : acts.map(({ act, count }) => t("times", { act: t(`act.${act}`), count })).join(" · ")}
      </p>
    </>
  );
}
