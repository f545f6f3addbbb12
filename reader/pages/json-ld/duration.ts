/** A year: no recipe takes longer. */
const MAX_DURATION = 525_600;
const MAX_WORDS = 100;

const MINUTES = { second: 1 / 60, minute: 1, hour: 60, day: 1_440, week: 10_080 };

/** Reads ISO 8601, numbers, clocks ("1:30") and words in English or French; null for a range. */
export function parseMinutes(value: unknown): number | null {
  const minutes = rawMinutes(value);
  if (minutes === null || !(minutes >= 0) || minutes > MAX_DURATION) return null;
  return Math.round(minutes);
}

function rawMinutes(value: unknown, depth = 0): number | null {
  if (typeof value === "number") return value;
  if (typeof value === "string") return minutesOfText(value);
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
  return minutesOfText(`${figure} ${UNIT_CODES[unit.toUpperCase()] ?? unit}`);
}

/** Of UN/CEFACT's list, which schema.org's unitCode takes. */
const UNIT_CODES: Record<string, string> = { MIN: "min", HUR: "h", DAY: "days", SEC: "s" };

function minutesOfText(text: string): number | null {
  if (text.length > MAX_WORDS) return null;
  const plain = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (/^\d+(?:[.,]\d+)?$/.test(plain)) return Number(plain.replace(",", "."));
  return minutesOfIso(plain) ?? minutesOfClock(plain) ?? minutesOfWords(plain);
}

const FIGURE = "(\\d+(?:[.,]\\d+)?)";
/** Years and months are read only to refuse them; a last figure without its letter is minutes or seconds. */
const ISO = new RegExp(
  `^p?(?:${FIGURE}y)?(?:${FIGURE}m)?(?:${FIGURE}w)?(?:${FIGURE}d)?` +
    `(?:t(?:${FIGURE}h)?(?:${FIGURE}m(?:in)?)?(?:${FIGURE}s?)?)?$`,
);

function minutesOfIso(text: string): number | null {
  const found =
    /[pt]/.test(text) && ISO.exec(text.replaceAll(" ", "").replace(/(?<=[pt])[hd](?=\d)/, ""));
  if (!found || !/\d/.test(text)) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = found.slice(1).map(figureOf);
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

function minutesOfClock(text: string): number | null {
  const found = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(text);
  return found && Number(found[1]) * MINUTES.hour + Number(found[2]);
}

const UNITS: [keyof typeof MINUTES, RegExp][] = [
  ["second", /^(?:s|secs?|seconds?|secondes?)$/],
  ["minute", /^(?:m|mn|mns|mins?|minutes?|minuten?|min)$/],
  ["hour", /^(?:h|hrs?|hours?|heures?|std|stunden?)$/],
  ["day", /^(?:d|j|days?|jours?)$/],
  ["week", /^(?:wks?|weeks?|semaines?)$/],
];
const FRACTIONS: Record<string, string> = { "½": ".5", "¼": ".25", "¾": ".75" };
const AROUND = /^(?:about|around|approx\.?|approximately|environ|env\.|ca\.?|total|:|~|≈) ?/;

function minutesOfWords(text: string): number | null {
  const plain = text
    .replace(AROUND, "")
    .replace(/ ?\([^()]*\)$/, (aside) => (aside === "(s)" ? aside : ""))
    .replace(/(?:\(s\)|\.)(?=$| )/g, "")
    .replace(/(\d)? ?([½¼¾])/g, (_, whole = "0", sign) => `${whole}${FRACTIONS[sign]}`)
    .replace(/(\d+) (?:1\/2|et demie?)/g, "$1.5")
    .replace(/^1\/2/, "0.5")
    .replace(/^(?:half an hour|une demi[- ]heure|demi[- ]heure)$/, "30 min")
    .replace(/^(?:an hour and a half|one and a half hours|une heure et demie)$/, "90 min")
    .replace(/(\d+) ?(?:h|hours?|heures?) (?:et demie?|and a half)$/, "$1.5 h")
    .replace(/^(?:an?|une?|one) /, "1 ")
    .replace(/^un quart d['’]heure$/, "15 min");
  const words = plain.match(/\d+(?:[.,]\d+)?|[^\d\s,]+/g) ?? [];
  return sumOf(words.filter((word) => word !== "et" && word !== "and" && word !== "&"));
}

function sumOf(words: string[]): number | null {
  let sum: number | null = null;
  let last: keyof typeof MINUTES | undefined;
  for (let index = 0; index < words.length; index += 2) {
    const figure = figureOf(words[index]);
    const unit =
      unitOf(words[index + 1]) ?? (words.length === index + 1 ? lesser(last) : undefined);
    if (figure === undefined || !unit || (last && MINUTES[unit] >= MINUTES[last])) return null;
    sum = (sum ?? 0) + figure * MINUTES[unit];
    last = unit;
  }
  return sum;
}

function unitOf(word: string | undefined): keyof typeof MINUTES | undefined {
  return word ? UNITS.find(([, form]) => form.test(word))?.[0] : undefined;
}

function lesser(unit: keyof typeof MINUTES | undefined): keyof typeof MINUTES | undefined {
  return unit === "hour" ? "minute" : undefined;
}

function figureOf(text: string | undefined): number | undefined {
  return text && /^\d/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
