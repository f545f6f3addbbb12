import type { IncomingMessage, RequestListener } from "node:http";
import { log } from "./log";
import { loggedPath } from "./logged-path";

const BEAT_MS = 100;
/** The event loop is held when nothing else could happen for so long. */
const HELD_MS = 500;
const HOLDS_KEPT = 20;
const MOST_REQUESTS = 5;

/** A time in which nobody could be answered. */
export interface LoopHold {
  /** When it ended. */
  at: number;
  ms: number;
  /** What Popote computed meanwhile; where it is less, the machine or its disk kept it waiting. */
  processorMs: number;
  /** What was asked for, as the log has it, the last first; empty for work beside requests. */
  requests: string[];
}

const holds: LoopHold[] = [];
const underWay = new Set<IncomingMessage>();
/** Answered since the loop was looked at last. */
let ended = new Set<IncomingMessage>();

/** The last times that the event loop was held, newest first; of this process alone. */
export function recentLoopHolds(): readonly LoopHold[] {
  return holds;
}

/** Notes which requests are under way, for `watchEventLoop` to name. */
export function withRequestsNoted(next: RequestListener): RequestListener {
  return (request, response) => {
    underWay.add(request);
    response.once("close", () => {
      underWay.delete(request);
      ended.add(request);
    });
    next(request, response);
  };
}

/**
 * Notes whenever the event loop was held, and logs it: as a warning where Popote itself computed all
 * that time. `monitorEventLoopDelay` counts delays too, but cannot say when, nor during what. Returns
 * how to end it.
 */
export function watchEventLoop(): () => void {
  let before = { at: performance.now(), cpu: process.cpuUsage() };
  const timer = setInterval(() => {
    const ms = performance.now() - before.at;
    if (ms > HELD_MS + BEAT_MS) note(ms, process.cpuUsage(before.cpu));
    before = { at: performance.now(), cpu: process.cpuUsage() };
    ended = new Set();
  }, BEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The requests that came meanwhile are only heard of after this. */
function note(ms: number, { user, system }: NodeJS.CpuUsage): void {
  const requests = [...ended, ...underWay].slice(-MOST_REQUESTS).reverse();
  const hold: LoopHold = {
    at: Date.now(),
    ms: Math.round(ms),
    // Threads beside the loop may add to it.
    processorMs: Math.round(Math.min(ms, (user + system) / 1_000)),
    requests: requests.map(({ method, url = "" }) => `${method} ${loggedPath(url)}`),
  };
  holds.unshift(hold);
  holds.length = Math.min(holds.length, HOLDS_KEPT);
  const { at: _, ...said } = hold;
  if (hold.processorMs >= HELD_MS) log.warn(said, "the event loop was held");
  else log.info(said, "the event loop was held, by the machine or its disk");
}
