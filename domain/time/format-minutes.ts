import type { UiLocale } from "../language/locales";
import { pluralRules } from "../text/cached-formats";
import { formatNumber } from "../text/format-number";

const HOUR = 60;
const DAY = 24 * HOUR;

type Unit = "day" | "hour" | "minute" | "second";

/** What follows a number, as in CLDR; a browser takes 20 ms for its first format. */
const WRITTEN: Record<UiLocale, Record<Exclude<Unit, "day">, string> & { day: [string, string] }> =
  {
    en: { day: [" day", " days"], hour: " hr", minute: " min", second: " sec" },
    fr: {
      day: ["\u00a0jour", "\u00a0jours"],
      hour: "\u202fh",
      minute: "\u00a0min",
      second: "\u202fs",
    },
    "fr-CA": {
      day: ["\u00a0jour", "\u00a0jours"],
      hour: "\u00a0h",
      minute: "\u00a0min",
      second: "\u00a0s",
    },
  };

export function formatMinutes(minutes: number | null, language: string): string | null {
  if (minutes === null) return null;
  const parts = [
    minutes >= DAY && formatTimeUnit(Math.floor(minutes / DAY), "day", language),
    minutes % DAY >= HOUR && formatTimeUnit(Math.floor((minutes % DAY) / HOUR), "hour", language),
    (minutes % HOUR > 0 || minutes === 0) && formatTimeUnit(minutes % HOUR, "minute", language),
  ];
  return parts.filter(Boolean).join(" ");
}

export function formatTimeUnit(value: number, unit: Unit, language: string): string {
  const written = WRITTEN[language as UiLocale][unit];
  const isOne = pluralRules(language).select(value) === "one";
  const name = typeof written === "string" ? written : written[isOne ? 0 : 1];
  return formatNumber(value, language) + name;
}
