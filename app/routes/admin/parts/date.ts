import { useTranslation } from "react-i18next";

/** Writes a moment as a day, or as a day and time, in UTC: the same on the server and in a browser. */
export function useDate(): (moment: number, timeStyle?: "short") => string {
  const { i18n } = useTranslation();
  return (moment, timeStyle) =>
    new Intl.DateTimeFormat(i18n.language, {
      dateStyle: "medium",
      timeStyle,
      timeZone: "UTC",
    }).format(moment);
}
