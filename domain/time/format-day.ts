import type { UiLocale } from "../language/locales";

interface Names {
  /** From Sunday. */
  weekdays: string[];
  months: string[];
  shortMonths: string[];
  isDayFirst: boolean;
}

const split = (names: string) => names.split(" ");

const FRENCH: Names = {
  weekdays: split("dimanche lundi mardi mercredi jeudi vendredi samedi"),
  months: split(
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  ),
  shortMonths: split("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
  isDayFirst: true,
};

/** As in CLDR; a browser takes 20 ms for its first format of Intl. */
const NAMES: Record<UiLocale, Names> = {
  en: {
    weekdays: split("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    months: split(
      "January February March April May June July August September October November December",
    ),
    shortMonths: split("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    isDayFirst: false,
  },
  fr: FRENCH,
  "fr-CA": {
    ...FRENCH,
    shortMonths: FRENCH.shortMonths.map((name) => (name === "juil." ? "juill." : name)),
  },
};

/** Writes the weekday of a day such as "2026-11-28". */
export function formatWeekday(day: string, language: string): string {
  return NAMES[language as UiLocale].weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
}

/** Writes a day without its year: "November 28". */
export function formatDay(day: string, language: string, width: "long" | "short"): string {
  const date = String(Number(day.slice(8)));
  const month = formatMonth(day, language, width);
  return NAMES[language as UiLocale].isDayFirst ? `${date} ${month}` : `${month} ${date}`;
}

/** Writes the month of "2026-11" or "2026-11-28" without its year. */
export function formatMonth(month: string, language: string, width: "long" | "short"): string {
  const { months, shortMonths } = NAMES[language as UiLocale];
  return (width === "long" ? months : shortMonths)[Number(month.slice(5, 7)) - 1] ?? "";
}
