import { useTranslation } from "react-i18next";

const HOUR = 60;
const DAY = 24 * HOUR;

/** Words for a time in minutes: "45 min", "1 h 30 min", "2 d"; null where there is none. */
export function useDuration(): (minutes: number | null) => string | null {
  const { i18n } = useTranslation();
  const part = (value: number, unit: "day" | "hour" | "minute") =>
    new Intl.NumberFormat(i18n.language, {
      style: "unit",
      unit,
      unitDisplay: unit === "day" ? "long" : "short",
    }).format(value);
  return (minutes) => {
    if (minutes === null) return null;
    const parts = [
      minutes >= DAY && part(Math.floor(minutes / DAY), "day"),
      minutes % DAY >= HOUR && part(Math.floor((minutes % DAY) / HOUR), "hour"),
      (minutes % HOUR > 0 || minutes === 0) && part(minutes % HOUR, "minute"),
    ];
    return parts.filter(Boolean).join(" ");
  };
}
