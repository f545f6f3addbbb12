import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/text/cached-formats";

/** Formats a month ("2026-11"): "November 2026", or short and without its year. */
export function useMonthFormat() {
  const { i18n } = useTranslation();
  return (name: string, style: { month: "short" | "long"; year?: "numeric" }) => {
    const [year = 0, month = 1] = name.split("-").map(Number);
    const format = dateFormat(i18n.language, { ...style, timeZone: "UTC" });
    return format.format(Date.UTC(year, month - 1));
  };
}
