import { expect } from "vitest";

export interface LogLine {
  level: string;
  msg?: string;
  [detail: string]: unknown;
}

const lines: LogLine[] = [];

/** Records every line of a log; pass it to `logTo`. */
export function watch(line: string): void {
  lines.push(JSON.parse(line));
}

export function loggedLines(): readonly LogLine[] {
  return lines;
}

/** Takes the complaints that a test provokes; remaining ones fail it. */
export function takeComplaints(): LogLine[] {
  const complaints = lines.filter(({ level }) => COMPLAINTS.includes(level));
  for (const complaint of complaints) lines.splice(lines.indexOf(complaint), 1);
  return complaints;
}

export function forgetLines(): void {
  lines.length = 0;
}

export function expectNoComplaints(): void {
  expect(takeComplaints()).toEqual([]);
}

const COMPLAINTS = ["warn", "error", "fatal"];
