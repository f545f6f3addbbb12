import { expect } from "vitest";

/** A line of the log, as it was written. */
export interface LogLine {
  level: string;
  msg?: string;
  [detail: string]: unknown;
}

const lines: LogLine[] = [];

/** Hears every line of a log; `logTo` takes it. */
export function watch(line: string): void {
  lines.push(JSON.parse(line));
}

/** The lines of this test so far, the oldest first. */
export function loggedLines(): readonly LogLine[] {
  return lines;
}

/** Takes the complaints that a test provokes; what is left at its end fails it. */
export function takeComplaints(): LogLine[] {
  const complaints = lines.filter(({ level }) => COMPLAINTS.includes(level));
  for (const complaint of complaints) lines.splice(lines.indexOf(complaint), 1);
  return complaints;
}

/** Begins a test without lines. */
export function forgetLines(): void {
  lines.length = 0;
}

export function expectNoComplaints(): void {
  expect(takeComplaints()).toEqual([]);
}

const COMPLAINTS = ["warn", "error", "fatal"];
