import { formatMinutes, formatTimeUnit } from "#domain/time/format-minutes";
import { useTranslation } from "~/ui/translation";

/** Formats minutes: "45 min", "1 h 30 min", "2 d"; null stays null. */
export function useMinutesFormat(): (minutes: number | null) => string | null {
  const { i18n } = useTranslation();
  return (minutes) => formatMinutes(minutes, i18n.language);
}

/** Formats seconds: "45 sec", "1 h 30 min". */
export function useSecondsFormat(): (seconds: number) => string {
  const { i18n } = useTranslation();
  const minutes = useMinutesFormat();
  return (seconds) => {
    const rest = seconds % 60;
    const whole = seconds >= 60 && minutes(Math.floor(seconds / 60));
    return [whole, rest > 0 && formatTimeUnit(rest, "second", i18n.language)]
      .filter(Boolean)
      .join(" ");
  };
}
