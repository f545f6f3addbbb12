import { pino } from "pino";
import { describeError } from "./log-error";
import { readable } from "./log-text";

const TOGETHER_MS = 20;

let hear: (line: string) => void = toStandardOutput;
let stamp = { at: 0, text: "" };
/** Lines that are not written yet. */
let said = "";

/**
 * What the server says of itself: one JSON line each on standard output, readable text where that
 * is a terminal. No line holds a body, a cookie, a password or a mailed secret; the one exception is
 * the link of a letter where no mail server is set.
 */
export const log = pino(
  {
    level: "info",
    base: null,
    timestamp: isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
  },
  { write: (line: string) => hear(line) },
);

/** Gives every line to a listener instead of standard output. */
export function logTo(listener: (line: string) => void): void {
  hear = listener;
}

/** Under load many lines are of one millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== stamp.at) stamp = { at: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return stamp.text;
}

/** Lines that are said together are written together, and none is lost when the process ends. */
function toStandardOutput(line: string): void {
  if (said === "") setTimeout(writeSaid, TOGETHER_MS).unref();
  said += process.stdout.isTTY ? readable(line) : line;
}

function writeSaid(): void {
  if (said !== "") process.stdout.write(said);
  said = "";
}

process.on("exit", writeSaid);
