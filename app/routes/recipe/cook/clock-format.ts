import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/text/cached-formats";
import { FALLBACK_TIME_ZONE } from "#domain/time/time-zone";
import { useRootData } from "~/shell/root-data";

/**
 * Formats a time of day. A later one names its zone, because a browser that has never run a script
 * did not tell its own, and its day if that is another one.
 */
export function useClockFormat(): (time: number, after?: number) => string {
  const { i18n } = useTranslation();
  const timeZone = useRootData()?.timeZone ?? FALLBACK_TIME_ZONE;
  const write = (time: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { timeZone, ...options }).format(time);
  const writeDay = (time: number) => write(time, { dateStyle: "short" });
  return (time, after) =>
    write(time, {
      hour: "numeric",
      minute: "2-digit",
      ...(after !== undefined && { timeZoneName: "short" }),
      ...(after !== undefined && writeDay(after) !== writeDay(time) && { weekday: "long" }),
    });
}
