import { numberFormat } from "../text/cached-formats";

const HOUR = 60;
const DAY = 24 * HOUR;

export function formatMinutes(minutes: number | null, language: string): string | null {
  if (minutes === null) return null;
  const parts = [
    minutes >= DAY && formatTimeUnit(Math.floor(minutes / DAY), "day", language),
    minutes % DAY >= HOUR && formatTimeUnit(Math.floor((minutes % DAY) / HOUR), "hour", language),
    (minutes % HOUR > 0 || minutes === 0) && formatTimeUnit(minutes % HOUR, "minute", language),
  ];
  return parts.filter(Boolean).join(" ");
}

export function formatTimeUnit(
  value: number,
  unit: "day" | "hour" | "minute" | "second",
  language: string,
): string {
  return numberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: unit === "day" ? "long" : "short",
  }).format(value);
}
