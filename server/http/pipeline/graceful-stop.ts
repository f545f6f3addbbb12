import type { Server as HttpServer, ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";

/** How long a stopping server waits, in milliseconds. */
export interface Drain {
  /** For requests that were sent on connections that look idle. */
  graceMs: number;
  /** For the requests under way, grace included. */
  deadlineMs: number;
}

/**
 * Watches a server so that it can be stopped without cutting anybody off. The returned function
 * listens no longer, closes connections without a request after the grace, lets requests under way be
 * answered until the deadline, then cuts the rest and returns how many those were.
 *
 * Node's own `close` and `closeIdleConnections` (20.20 to 26) would cut an answer that a slow client has
 * not received yet, and would leave connections open that never sent a request.
 */
export function watchRequests(server: HttpServer): (drain: Drain) => Promise<number> {
  const open = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const isIdle = (socket: Socket) => ![...underWay].some(({ req }) => req.socket === socket);

  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    underWay.add(response);
    if (isStopping) announceClose(response);
    response.once("close", () => {
      underWay.delete(response);
      if (isStopping && isIdle(socket)) socket.end();
    });
  });

  return async ({ graceMs, deadlineMs }) => {
    isStopping = true;
    const closed = new Promise<void>((resolve) => {
      Server.prototype.close.call(server, () => resolve());
    });
    for (const response of underWay) announceClose(response);
    const grace = setTimeout(() => {
      for (const socket of open) if (isIdle(socket)) socket.destroy();
    }, graceMs);
    let cut = 0;
    const deadline = setTimeout(() => {
      cut = underWay.size;
      server.closeAllConnections();
    }, deadlineMs);
    await closed;
    clearTimeout(grace);
    clearTimeout(deadline);
    return cut;
  };
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
