import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { formatDay } from "#domain/time/format-day";
import { addWeeks } from "#domain/time/weeks";
import { useTranslation } from "~/ui/translation";
import "~/ui/choice.css";

interface WeekHeadProps {
  /** A cookbook's; null for the viewer's own plan. */
  name: string | null;
  week: string;
  today: string;
  cookbook: number | undefined;
  days: { day: string }[];
}

export function WeekHead({ name, week, today, cookbook, days }: WeekHeadProps) {
  const { t, i18n } = useTranslation("plan");
  const format = (day: string) => formatDay(day, i18n.language, "long");
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  const isThis = days.some(({ day }) => day === today);
  return (
    <>
      <h1>{name === null ? t("title") : <span dir="auto">{t("of", { cookbook: name })}</span>}</h1>
      <p className="plan-dates">
        {t("week", { week: Number(week.slice(-2)), from: format(first), to: format(last) })}
      </p>
      <nav className="choice-pill plan-weeks" aria-label={t("weeks")}>
        <OtherWeek week={addWeeks(week, -1)} label={t("before")} cookbook={cookbook} />
        <Link to={paths.plan({ cookbook })} aria-current={isThis || undefined}>
          {t("thisWeek")}
        </Link>
        <OtherWeek week={addWeeks(week, 1)} label={t("after")} cookbook={cookbook} />
      </nav>
    </>
  );
}

function OtherWeek({
  week,
  label,
  cookbook,
}: {
  week: string;
  label: string;
  cookbook: number | undefined;
}) {
  const { t } = useTranslation("plan");
  const number = t("short", { week: Number(week.slice(-2)) });
  return (
    <Link to={paths.plan({ cookbook, week })} aria-label={`${number}, ${label}`}>
      {number}
    </Link>
  );
}
