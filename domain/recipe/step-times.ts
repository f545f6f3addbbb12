import { LOCALES } from "../language/locales";
import { getFoldedWords, getRows } from "../language/vocabulary/vocabulary";
import { readNumber } from "../measures/read-number";
import { foldedKey } from "../text/text";
import { type Duration, readDuration } from "../time/read-duration";

/** Seconds: "just a second" needs no timer, and one of days would outlive the page. */
const MIN_SECONDS = 5;
const MAX_SECONDS = 24 * 60 * 60;

const AND = getFoldedWords("and", LOCALES);
const BETWEEN = getFoldedWords("between", LOCALES);
const TO = new Set([..."-–—~/", ...getFoldedWords("range", LOCALES)]);
const HOW_OFTEN = getFoldedWords("how often", LOCALES);
/** "20 minutes per pound" is not a fixed duration. */
const RATE = getFoldedWords("rate", LOCALES);
const WEIGHTS = new Set(
  getRows("unit", LOCALES)
    .filter(({ value }) => ["gram", "kilogram", "pound", "livre"].includes(value))
    .map(({ word }) => foldedKey(word)),
);
const NOT_A_TIME = getFoldedWords("no time", LOCALES);
/** "À 18 h" is a time of day, from this hour on. */
const CLOCK = getFoldedWords("clock", LOCALES);
const CLOCK_HOURS = getFoldedWords("clock hour", LOCALES);
const FIRST_CLOCK_HOUR = 5;

/** Durations in seconds, in text order, without duplicates; for a range, the lower end. */
export function findTimes(text: string): number[] {
  const tokens = splitTokens(text);
  const times = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const found = readRange(tokens, at) ?? readDuration(tokens, at);
    if (!found) continue;
    const { seconds, next } = found;
    const isTimed = seconds >= MIN_SECONDS && seconds <= MAX_SECONDS;
    if (isTimed && isHowLong(tokens, at, next)) times.add(seconds);
    at = endOfRange(tokens, at, found) - 1;
  }
  return [...times];
}

function splitTokens(text: string): string[] {
  const apart = text.replace(/[½⅓⅔¼¾]/g, " $&");
  const folded = foldedKey(apart)
    .replaceAll("⁄", "/")
    .replace(/\b([dl])'/g, "$1 ");
  return folded.match(/\d\/[2-4](?!\d)|\d+(?:[.,]\d+)?|\p{L}+|[^\s\p{L}\d]/gu) ?? [];
}

function readRange(tokens: string[], at: number): Duration | undefined {
  const low = readNumber(tokens, at);
  if (!low || !isTo(tokens, at, low.next)) return undefined;
  const high = readDuration(tokens, low.next + 1);
  if (!high || low.value * high.unit >= high.seconds) return undefined;
  return { ...high, seconds: low.value * high.unit };
}

function endOfRange(tokens: string[], at: number, { seconds, next }: Duration): number {
  const high = isTo(tokens, at, next) ? readDuration(tokens, next + 1) : undefined;
  return high && high.seconds > seconds ? high.next : next;
}

function isTo(tokens: string[], at: number, to: number): boolean {
  const token = tokens[to] ?? "";
  return AND.has(token) ? BETWEEN.has(tokens[at - 1] ?? "") : TO.has(token);
}

function isHowLong(tokens: string[], at: number, next: number): boolean {
  const [before = "", earlier = ""] = [tokens[at - 1], tokens[at - 2]];
  const isOften = HOW_OFTEN.has(before) || HOW_OFTEN.has(`${earlier} ${before}`);
  const [after = "", ...later] = tokens.slice(next, next + 4);
  const isRate = RATE.has(after) && later.some((token) => WEIGHTS.has(token));
  const isClock =
    CLOCK.has(before) &&
    Number(tokens[at]) >= FIRST_CLOCK_HOUR &&
    CLOCK_HOURS.has(tokens[at + 1] ?? "");
  return !isOften && !isRate && !isClock && !NOT_A_TIME.has(after);
}
