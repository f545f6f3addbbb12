import { useTranslation } from "react-i18next";
import { numberFormat } from "~/model/intl";

const HOUR = 60;
const DAY = 24 * HOUR;

/** Words for a time in minutes: "45 min", "1 h 30 min", "2 d"; null where there is none. */
export function useDuration(): (minutes: number | null) => string | null {
  const part = usePart();
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

/** Words for a time in seconds: "45 sec", "1 h 30 min". */
export function useTimeWords(): (seconds: number) => string {
  const part = usePart();
  const minutes = useDuration();
  return (seconds) => {
    const rest = seconds % 60;
    const words = seconds >= 60 && minutes(Math.floor(seconds / 60));
    return [words, rest > 0 && part(rest, "second")].filter(Boolean).join(" ");
  };
}

function usePart() {
  const { i18n } = useTranslation();
  return (value: number, unit: "day" | "hour" | "minute" | "second") =>
    numberFormat(i18n.language, {
      style: "unit",
      unit,
      unitDisplay: unit === "day" ? "long" : "short",
    }).format(value);
}
