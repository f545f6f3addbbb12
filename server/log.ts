import { pino } from "pino";
import { describeError } from "./log-error";
import { readable } from "./log-text";

const TOGETHER_MS = 20;

let hear: (line: string) => void = toStandardOutput;
let stamp = { at: 0, text: "" };
let buffered = "";

// JSON lines, readable text on a terminal. No line holds a body, a cookie, a password or a mailed
// secret, except the link of an e-mail where no mail server is set.
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

export function logTo(listener: (line: string) => void): void {
  hear = listener;
}

/** Under load many lines share a millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== stamp.at) stamp = { at: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return stamp.text;
}

/** Buffered for a moment; the rest is written on exit. */
function toStandardOutput(line: string): void {
  if (buffered === "") setTimeout(writeBuffered, TOGETHER_MS).unref();
  buffered += process.stdout.isTTY ? readable(line) : line;
}

function writeBuffered(): void {
  if (buffered !== "") process.stdout.write(buffered);
  buffered = "";
}

process.on("exit", writeBuffered);
