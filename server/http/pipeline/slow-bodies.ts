import type { IncomingMessage, Server } from "node:http";
import { hasBody } from "./unread-bodies";

interface MinimumRate {
  bytesPerSecond: number;
  periodMs: number;
}

/** A tenth of a phone's rate on GPRS. */
const MIN_RATE: MinimumRate = { bytesPerSecond: 500, periodMs: 60_000 };
const LOOKS_PER_PERIOD = 4;

interface Arrival {
  bytes: number;
  at: number;
}

export function cutSlowBodies(server: Server, slowest = MIN_RATE): void {
  const arriving = new Map<IncomingMessage, Arrival>();
  server.on("request", (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    arriving.set(request, measureArrival(request));
    request.once("close", () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, before] of arriving) {
      if (request.complete) arriving.delete(request);
      else if (Date.now() - before.at < slowest.periodMs) continue;
      else if (isSlow(request, before, slowest)) request.destroy();
      else arriving.set(request, measureArrival(request));
    }
  }, slowest.periodMs / LOOKS_PER_PERIOD);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

function measureArrival({ socket }: IncomingMessage): Arrival {
  return { bytes: socket.bytesRead, at: Date.now() };
}

/** A full buffer means that the server is slow, not the client. */
function isSlow(
  request: IncomingMessage,
  before: Arrival,
  { bytesPerSecond }: MinimumRate,
): boolean {
  if (request.readableLength >= request.readableHighWaterMark) return false;
  const now = measureArrival(request);
  return now.bytes - before.bytes < (bytesPerSecond * (now.at - before.at)) / 1_000;
}
