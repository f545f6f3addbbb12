import type { IncomingMessage, RequestListener } from "node:http";
import { log } from "./log";
import { redactPath } from "./redact-path";

const BEAT_MS = 100;
const HELD_MS = 500;
const HOLDS_KEPT = 20;
const MOST_REQUESTS = 5;

export interface LoopHold {
  /** End of the hold, in milliseconds since 1970. */
  at: number;
  ms: number;
  /** CPU time of this process; if below `ms`, the machine or its disk was slow. */
  processorMs: number;
  requests: string[];
}

const holds: LoopHold[] = [];
const underWay = new Set<IncomingMessage>();
let ended: IncomingMessage[] = [];

export function listLoopHolds(): readonly LoopHold[] {
  return holds;
}

export function withRequestTracking(next: RequestListener): RequestListener {
  return (request, response) => {
    underWay.add(request);
    response.on("close", () => {
      underWay.delete(request);
      ended = [...ended, request].slice(-MOST_REQUESTS);
    });
    next(request, response);
  };
}

/** Unlike `monitorEventLoopDelay`, records when the loop was held and by which requests. */
export function watchEventLoop(): () => void {
  let before = { at: performance.now(), cpu: process.cpuUsage() };
  const timer = setInterval(() => {
    const ms = performance.now() - before.at;
    if (ms > HELD_MS + BEAT_MS) recordHold(ms, process.cpuUsage(before.cpu));
    before = { at: performance.now(), cpu: process.cpuUsage() };
    ended = [];
  }, BEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    holds.length = 0;
  };
}

function recordHold(ms: number, { user, system }: NodeJS.CpuUsage): void {
  const requests = [...ended, ...underWay].slice(-MOST_REQUESTS).reverse();
  const hold: LoopHold = {
    at: Date.now(),
    ms: Math.round(ms),
    // `cpuUsage` includes other threads.
    processorMs: Math.round(Math.min(ms, (user + system) / 1_000)),
    requests: requests.map(({ method, url = "" }) => `${method} ${redactPath(url)}`),
  };
  holds.unshift(hold);
  holds.length = Math.min(holds.length, HOLDS_KEPT);
  const { at: _, ...said } = hold;
  if (hold.processorMs >= HELD_MS) log.warn(said, "the event loop was blocked");
  else log.info(said, "the event loop was blocked, by the machine or its disk");
}
