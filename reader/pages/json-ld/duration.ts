import { parseClock, parseMinuteWords } from "#domain/time/parse-minutes";
import { buildPattern } from "../../phrases";

/** A year; no recipe takes longer. */
const MAX_DURATION = 525_600;
const MAX_WORDS = 100;

const MINUTES = { second: 1 / 60, minute: 1, hour: 60, day: 1_440, week: 10_080 };

/** Parses ISO 8601, numbers, clocks ("1:30"), and English or French words; null for a range. */
export function parseMinutes(value: unknown): number | null {
  const minutes = rawMinutes(value);
  if (minutes === null || !(minutes >= 0) || minutes > MAX_DURATION) return null;
  return Math.round(minutes);
}

function rawMinutes(value: unknown, depth = 0): number | null {
  if (typeof value === "number") return value;
  if (typeof value === "string") return parseDurationText(value);
  if (typeof value !== "object" || value === null || depth > 3) return null;
  if (Array.isArray(value)) return rawMinutes(value[0] ?? null, depth + 1);
  const {
    minValue,
    maxValue,
    value: single,
    "@value": literal,
    unitText,
    unitCode,
    ...rest
  } = value as Record<string, unknown>;
  if (maxValue !== undefined && minValue !== maxValue) return null;
  const figure = literal ?? single ?? maxValue ?? rest.duration ?? rest.name ?? null;
  const unit = unitText ?? unitCode;
  if (typeof unit !== "string") return rawMinutes(figure, depth + 1);
  return parseDurationText(`${figure} ${UNIT_CODES[unit.toUpperCase()] ?? unit}`);
}

/** UN/CEFACT codes, which schema.org's unitCode uses. */
const UNIT_CODES: Record<string, string> = { MIN: "min", HUR: "h", DAY: "days", SEC: "s" };

function parseDurationText(text: string): number | null {
  if (text.length > MAX_WORDS) return null;
  const plain = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (/^\d+(?:[.,]\d+)?$/.test(plain)) return Number(plain.replace(",", "."));
  return parseIsoDuration(plain) ?? parseClock(plain) ?? parseMinuteWords(withoutAsides(plain));
}

const AROUND = new RegExp(`^(?:${buildPattern("around")}|:|~|≈) ?`);

function withoutAsides(text: string): string {
  return text
    .replace(AROUND, "")
    .replace(/ ?\([^()]*\)$/, (aside) => (aside === "(s)" ? aside : ""));
}

const FIGURE = "(\\d+(?:[.,]\\d+)?)";
/** Years and months match only to be rejected; the last number may lack its unit. */
const ISO = new RegExp(
  `^p?(?:${FIGURE}y)?(?:${FIGURE}m)?(?:${FIGURE}w)?(?:${FIGURE}d)?` +
    `(?:t(?:${FIGURE}h)?(?:${FIGURE}m(?:in)?)?(?:${FIGURE}s?)?)?$`,
);

function parseIsoDuration(text: string): number | null {
  const found =
    /[pt]/.test(text) && ISO.exec(text.replaceAll(" ", "").replace(/(?<=[pt])[hd](?=\d)/, ""));
  if (!found || !/\d/.test(text)) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = found.slice(1).map(parseFigure);
  if (years || months) return null;
  const isBare = /\d$/.test(text);
  return (
    (weeks ?? 0) * MINUTES.week +
    (days ?? 0) * MINUTES.day +
    (hours ?? 0) * MINUTES.hour +
    (minutes ?? 0) +
    (seconds ?? 0) * (isBare && minutes === undefined ? MINUTES.minute : MINUTES.second)
  );
}

function parseFigure(text: string | undefined): number | undefined {
  return text && /^\d/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
