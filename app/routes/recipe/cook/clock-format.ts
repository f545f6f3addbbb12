import { dateFormat } from "#domain/text/cached-formats";
import { FALLBACK_TIME_ZONE } from "#domain/time/time-zone";
import { useRootData } from "~/shell/root-data";
import { useTranslation } from "~/ui/translation";

/**
 * Formats a time of day. A later one names its zone, because a browser that has never run a script
 * did not tell its own, and its day if that is another one.
 */
export function useClockFormat(): (time: number, after?: number) => string {
  const { i18n } = useTranslation();
  const timeZone = useRootData()?.timeZone ?? FALLBACK_TIME_ZONE;
  const make = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { timeZone, ...options });
  const clock = make({ timeStyle: "short" });
  const zone = make({ timeZoneName: "short" });
  const day = make({ weekday: "long" });
  return (time, after) => {
    if (after === undefined) return clock.format(time);
    const otherDay = day.format(time) !== day.format(after) && day.format(time);
    const named = zone.formatToParts(time).find(({ type }) => type === "timeZoneName");
    return [otherDay, clock.format(time), named?.value].filter(Boolean).join(" ");
  };
}
