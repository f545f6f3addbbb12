import type { IncomingMessage, Server } from "node:http";

/** More than any form; a browser sends everything before it reads the response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

export function discardUnreadBodies(server: Server): void {
  server.on("request", (request, response) => {
    if (hasBody(request))
      response.once("finish", () => {
        if (!request.complete) discard(request);
      });
  });
}

/** RFC 9112, 6: most requests have none, and need no watching. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return "content-length" in headers || "transfer-encoding" in headers;
}

/** Remix stops reading once its copy of the body is full. */
function discard(request: IncomingMessage): void {
  let bytes = 0;
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_DISCARDED_BYTES) request.destroy();
  });
  request.resume();
}
