import { dateFormat } from "../text/cached-formats";
import type { WeekStart } from "./week-start";

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;
const WEEK = /^(\d{4})-W(\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The fourth of January is always in week 1 (ISO 8601). */
const IN_FIRST_WEEK = { month: 0, date: 4 };
const YEARS = { least: 2000, most: 2999 };

/** Days as "2026-11-28", weeks as "2026-W48" (ISO 8601): Monday first. */
export function parseWeek(text: string | null): string | undefined {
  const [, year = "", week = ""] = WEEK.exec(text ?? "") ?? [];
  if (!isYear(Number(year)) || Number(week) < 1) return undefined;
  const monday = findMonday(Number(year), Number(week));
  return findWeek(monday) === text ? text : undefined;
}

export function parseDay(text: string | null): string | undefined {
  if (!DAY.test(text ?? "") || text === null) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(at) && toDay(at) === text && isYear(Number(text.slice(0, 4)));
  return isReal ? text : undefined;
}

/** The week on whose page a day stands: with Sunday first, that of the Monday after a Sunday. */
export function findWeek(day: string, start: WeekStart = "monday"): string {
  if (start === "sunday") return findWeek(addDays(day, 1));
  const thursday = addDays(findMondayBefore(day), 3);
  const year = Number(thursday.slice(0, 4));
  const week = 1 + countDays(findMonday(year, 1), findMondayBefore(day)) / WEEK_DAYS;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** Its seven days, or the Sunday before it to its Saturday; the week is a known one. */
export function listDays(week: string, start: WeekStart = "monday"): string[] {
  const [, year = "", number = ""] = WEEK.exec(week) ?? [];
  const monday = findMonday(Number(year), Number(number));
  const first = start === "sunday" ? addDays(monday, -1) : monday;
  return Array.from({ length: WEEK_DAYS }, (_, at) => addDays(first, at));
}

export function addWeeks(week: string, count: number): string {
  const [monday = ""] = listDays(week);
  return findWeek(addDays(monday, count * WEEK_DAYS));
}

export function addDays(day: string, count: number): string {
  return toDay(toTime(day) + count * DAY_MS);
}

/** The day of a moment in a time zone. */
export function findDay(at: number, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return dateFormat("sv", { timeZone, dateStyle: "short" }).format(at);
}

function findMonday(year: number, week: number): string {
  const first = toDay(Date.UTC(year, IN_FIRST_WEEK.month, IN_FIRST_WEEK.date));
  return addDays(findMondayBefore(first), (week - 1) * WEEK_DAYS);
}

function findMondayBefore(day: string): string {
  const weekday = (new Date(toTime(day)).getUTCDay() + 6) % WEEK_DAYS;
  return addDays(day, -weekday);
}

function countDays(from: string, to: string): number {
  return (toTime(to) - toTime(from)) / DAY_MS;
}

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function isYear(year: number): boolean {
  return year >= YEARS.least && year <= YEARS.most;
}
