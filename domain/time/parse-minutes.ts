import { LOCALES } from "../language/locales";
import { getFoldedWords, getNumbers, getRows } from "../language/vocabulary/vocabulary";
import { readTimeUnits, type TimeUnit } from "./time-units";

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;
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
  return found && Number(found[1]) * HOUR_MINUTES + Number(found[2]);
}

const UNITS = readTimeUnits(["time", "short time", "typed time"]);
const FRACTIONS: Record<string, string> = { "½": ".5", "¼": ".25", "¾": ".75" };
const DURATIONS = getNumbers("duration");
const AND = getFoldedWords("and");
const HOURS = [...UNITS].flatMap(([word, { name }]) => (name === "hour" ? [word] : []));
const HALF_MORE = getRows("half more").map(({ word }) => word);
const ONE = [...getNumbers("article", LOCALES), ...getNumbers("number", LOCALES)]
  .filter(([, value]) => value === 1)
  .map(([word]) => word);
const AND_A_HALF = new RegExp(`(\\d+) (?:1/2|${HALF_MORE.join("|")})`, "g");
const HOURS_AND_A_HALF = new RegExp(`(\\d+) ?(?:${HOURS.join("|")}) (?:${HALF_MORE.join("|")})$`);
const ONE_AT_START = new RegExp(`^(?:${ONE.join("|")}) `);

export function parseMinuteWords(text: string): number | null {
  const bare = text.replace(/(?:\(s\)|\.)(?=$| )/g, "");
  const known = DURATIONS.get(bare.replaceAll("’", "'"));
  if (known !== undefined) return known;
  const plain = bare
    .replace(/(\d)? ?([½¼¾])/g, (_, whole = "0", sign) => `${whole}${FRACTIONS[sign]}`)
    .replace(AND_A_HALF, "$1.5")
    .replace(/^1\/2/, "0.5")
    .replace(HOURS_AND_A_HALF, "$1.5 h")
    .replace(ONE_AT_START, "1 ");
  const words = plain.match(/\d+(?:[.,]\d+)?|[^\d\s,]+/g) ?? [];
  return sumMinutes(words.filter((word) => !AND.has(word) && word !== "&"));
}

function sumMinutes(words: string[]): number | null {
  let sum: number | null = null;
  let last: TimeUnit | undefined;
  for (let index = 0; index < words.length; index += 2) {
    const figure = parseFigure(words[index]);
    const unit =
      findUnit(words[index + 1]) ?? (words.length === index + 1 ? lesser(last) : undefined);
    if (figure === undefined || !unit || (last && unit.seconds >= last.seconds)) return null;
    sum = (sum ?? 0) + (figure * unit.seconds) / MINUTE_SECONDS;
    last = unit;
  }
  return sum;
}

function findUnit(word: string | undefined): TimeUnit | undefined {
  return word ? UNITS.get(word) : undefined;
}

function lesser(unit: TimeUnit | undefined): TimeUnit | undefined {
  return unit?.name === "hour" ? UNITS.get("minute") : undefined;
}

function parseFigure(text: string | undefined): number | undefined {
  return text && /^\d/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
