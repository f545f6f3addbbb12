import { pino } from "pino";
import { formatLogLine } from "./format-log-line";
import { describeError } from "./log-error";

const TOGETHER_MS = 20;
/** Linux writes up to PIPE_BUF bytes to a pipe atomically. */
const PIPE_BYTES = 4_096;

let writeLine: (line: string) => void = toStandardOutput;
let stamp = { at: 0, text: "" };
let buffered = "";
let isShared = false;

// Never logs a body, cookie, password or emailed secret, except a link if no mail server is set.
export const log = pino(
  {
    level: "info",
    base: null,
    timestamp: isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
  },
  { write: (line: string) => writeLine(line) },
);

export function logAs(process: string): void {
  isShared = true;
  log.setBindings({ process });
}

export function logTo(listener: (line: string) => void): void {
  writeLine = listener;
}

/** Cached, because under load many lines share a millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== stamp.at) stamp = { at: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return stamp.text;
}

function toStandardOutput(line: string): void {
  if (buffered === "") setTimeout(writeBuffered, TOGETHER_MS).unref();
  buffered += process.stdout.isTTY ? formatLogLine(line) : line;
}

function writeBuffered(): void {
  const pieces = isShared ? splitIntoChunks(buffered) : [buffered];
  for (const piece of pieces) if (piece !== "") process.stdout.write(piece);
  buffered = "";
}

function splitIntoChunks(lines: string): string[] {
  const pieces = [""];
  for (const line of lines.split(/(?<=\n)/)) {
    const together = pieces.at(-1) + line;
    if (Buffer.byteLength(together) <= PIPE_BYTES) pieces[pieces.length - 1] = together;
    else pieces.push(line);
  }
  return pieces;
}

process.on("exit", writeBuffered);
