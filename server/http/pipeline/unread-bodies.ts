import type { IncomingMessage, Server } from "node:http";

/** More than any form or file beside an import; a browser sends all before it reads an answer. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Takes what is left of a body once its request was answered, and throws it away: the sender reads
 * the answer and may ask again on the same connection. Who sends without end is cut off.
 */
export function discardUnreadBodies(server: Server): void {
  server.on("request", (request, response) => {
    response.once("finish", () => {
      if (!request.complete) discard(request);
    });
  });
}

/** Remix stops reading where its copy of the body is full, and then nobody would. */
function discard(request: IncomingMessage): void {
  let bytes = 0;
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_DISCARDED_BYTES) request.destroy();
  });
  request.resume();
}
