import type { IncomingMessage, Server } from "node:http";

/** What a slow line may take for a form or a file: bytes a second, over a whole period. */
interface SlowestLine {
  bytesPerSecond: number;
  periodMs: number;
}

/** A tenth of what a phone gets on the slowest network that is still in use (GPRS). */
const SLOWEST_LINE: SlowestLine = { bytesPerSecond: 500, periodMs: 60_000 };
const LOOKS_PER_PERIOD = 4;

/** What had come of a request, in bytes of its connection, and when. */
interface Arrival {
  bytes: number;
  at: number;
}

/** Cuts off requests whose body arrives slower than the slowest line, so that nobody holds many open. */
export function cutSlowBodies(server: Server, slowest = SLOWEST_LINE): void {
  const arriving = new Map<IncomingMessage, Arrival>();
  server.on("request", (request: IncomingMessage) => {
    arriving.set(request, arrivalOf(request));
    request.once("close", () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, before] of arriving) {
      if (request.complete) arriving.delete(request);
      else if (Date.now() - before.at < slowest.periodMs) continue;
      else if (isSlow(request, before, slowest)) request.destroy();
      else arriving.set(request, arrivalOf(request));
    }
  }, slowest.periodMs / LOOKS_PER_PERIOD);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

function arrivalOf({ socket }: IncomingMessage): Arrival {
  return { bytes: socket.bytesRead, at: Date.now() };
}

/** Not where it waits to be read: then the server is the slow one. */
function isSlow(
  request: IncomingMessage,
  before: Arrival,
  { bytesPerSecond }: SlowestLine,
): boolean {
  if (request.readableLength >= request.readableHighWaterMark) return false;
  const now = arrivalOf(request);
  return now.bytes - before.bytes < (bytesPerSecond * (now.at - before.at)) / 1_000;
}
