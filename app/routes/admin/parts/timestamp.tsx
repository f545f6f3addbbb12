import { useTranslation } from "~/ui/translation";

export function Timestamp({ at }: { at: number }) {
  const format = useDateFormat();
  return <time dateTime={new Date(at).toISOString()}>{format(at, "short")} UTC</time>;
}

/** Formats epoch milliseconds in UTC, so that server and browser agree. */
export function useDateFormat(): (at: number, timeStyle?: "short") => string {
  const { i18n } = useTranslation();
  return (at, timeStyle) =>
    new Intl.DateTimeFormat(i18n.language, {
      dateStyle: "medium",
      timeStyle,
      timeZone: "UTC",
    }).format(at);
}
