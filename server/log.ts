import { pino } from "pino";
import { describeError } from "./log-error";
import { readable } from "./log-text";

let hear: (line: string) => void = toStandardOutput;

/**
 * What the server says of itself: one JSON line each on standard output, readable text where that
 * is a terminal. No line holds a body, a cookie, a password or a mailed secret; the one exception is
 * the link of a letter where no mail server is set.
 */
export const log = pino(
  {
    level: "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
  },
  { write: (line: string) => hear(line) },
);

/** Gives every line to a listener instead of standard output. */
export function logTo(listener: (line: string) => void): void {
  hear = listener;
}

function toStandardOutput(line: string): void {
  process.stdout.write(process.stdout.isTTY ? readable(line) : line);
}
