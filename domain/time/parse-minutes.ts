const MINUTES = { second: 1 / 60, minute: 1, hour: 60, day: 1_440, week: 10_080 };
const MAX_WORDS = 100;

/** Parses a typed time: "90", "45 mn", "1 h 30", "1:30"; undefined for anything else. */
export function parseMinutes(text: string): number | undefined {
  if (text.length > MAX_WORDS) return undefined;
  const plain = text.trim().toLowerCase().replace(/\s+/g, " ");
  const minutes = /^\d{1,9}$/.test(plain)
    ? Number(plain)
    : (parseClock(plain) ?? parseMinuteWords(plain));
  if (minutes === null) return undefined;
  return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0;
}

export function parseClock(text: string): number | null {
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

/** Parses lower-case English or French: "1 hour and 30 minutes", "une heure et demie". */
export function parseMinuteWords(text: string): number | null {
  const plain = text
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
  return sumMinutes(words.filter((word) => word !== "et" && word !== "and" && word !== "&"));
}

function sumMinutes(words: string[]): number | null {
  let sum: number | null = null;
  let last: keyof typeof MINUTES | undefined;
  for (let index = 0; index < words.length; index += 2) {
    const figure = parseFigure(words[index]);
    const unit =
      findUnit(words[index + 1]) ?? (words.length === index + 1 ? lesser(last) : undefined);
    if (figure === undefined || !unit || (last && MINUTES[unit] >= MINUTES[last])) return null;
    sum = (sum ?? 0) + figure * MINUTES[unit];
    last = unit;
  }
  return sum;
}

function findUnit(word: string | undefined): keyof typeof MINUTES | undefined {
  return word ? UNITS.find(([, form]) => form.test(word))?.[0] : undefined;
}

function lesser(unit: keyof typeof MINUTES | undefined): keyof typeof MINUTES | undefined {
  return unit === "hour" ? "minute" : undefined;
}

function parseFigure(text: string | undefined): number | undefined {
  return text && /^\d/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
