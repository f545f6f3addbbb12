import { useTranslation } from "react-i18next";

/** A day and time as the reader's language writes them, in UTC. */
export function Timestamp({ at }: { at: number }) {
  const format = useDateFormat();
  return <time dateTime={new Date(at).toISOString()}>{format(at, "short")} UTC</time>;
}

/** Formats milliseconds as a day, or a day and time, in UTC: the same on the server and in a browser. */
export function useDateFormat(): (at: number, timeStyle?: "short") => string {
  const { i18n } = useTranslation();
  return (at, timeStyle) =>
    new Intl.DateTimeFormat(i18n.language, {
      dateStyle: "medium",
      timeStyle,
      timeZone: "UTC",
    }).format(at);
}
