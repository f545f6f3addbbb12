import type { IncomingMessage, RequestListener } from "node:http";
import { log } from "./log";
import { redactPath } from "./redact-path";

const BEAT_MS = 100;
const HELD_MS = 500;
const HOLDS_KEPT = 20;
const MOST_REQUESTS = 5;

export interface LoopHold {
  /** Its end, in milliseconds since 1970. */
  at: number;
  ms: number;
  /** Popote's own computing; where it is less than `ms`, the machine or its disk was slow. */
  processorMs: number;
  /** Logged paths, the latest first; empty for work beside requests. */
  requests: string[];
}

const holds: LoopHold[] = [];
const underWay = new Set<IncomingMessage>();
/** Requests answered since the last beat. */
let ended = new Set<IncomingMessage>();

/** Newest first, of this process alone. */
export function listLoopHolds(): readonly LoopHold[] {
  return holds;
}

/** Records the running requests, so that `watchEventLoop` can name them. */
export function withRequestTracking(next: RequestListener): RequestListener {
  return (request, response) => {
    underWay.add(request);
    response.once("close", () => {
      underWay.delete(request);
      ended.add(request);
    });
    next(request, response);
  };
}

// Unlike `monitorEventLoopDelay` it knows when the loop was held and during which requests. A hold by our
// own computing is logged as a warning. Returns a function that ends the watch and forgets its holds.
export function watchEventLoop(): () => void {
  let before = { at: performance.now(), cpu: process.cpuUsage() };
  const timer = setInterval(() => {
    const ms = performance.now() - before.at;
    if (ms > HELD_MS + BEAT_MS) recordHold(ms, process.cpuUsage(before.cpu));
    before = { at: performance.now(), cpu: process.cpuUsage() };
    ended = new Set();
  }, BEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    holds.length = 0;
  };
}

/** Requests that came during the hold are still unread: those known here were running before it. */
function recordHold(ms: number, { user, system }: NodeJS.CpuUsage): void {
  const requests = [...ended, ...underWay].slice(-MOST_REQUESTS).reverse();
  const hold: LoopHold = {
    at: Date.now(),
    ms: Math.round(ms),
    // `cpuUsage` counts other threads, too.
    processorMs: Math.round(Math.min(ms, (user + system) / 1_000)),
    requests: requests.map(({ method, url = "" }) => `${method} ${redactPath(url)}`),
  };
  holds.unshift(hold);
  holds.length = Math.min(holds.length, HOLDS_KEPT);
  const { at: _, ...said } = hold;
  if (hold.processorMs >= HELD_MS) log.warn(said, "the event loop was held");
  else log.info(said, "the event loop was held, by the machine or its disk");
}
