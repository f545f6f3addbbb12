import { useTranslation } from "react-i18next";

/** A day and time as the reader's language writes them, in UTC. */
export function Moment({ at }: { at: number }) {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)} UTC</time>;
}
