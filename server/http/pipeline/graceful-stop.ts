import type { Server as HttpServer, ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";

/** How long a stopping server waits, in milliseconds. */
export interface Drain {
  /** For requests that were sent on connections that look idle. */
  graceMs: number;
  /** For what is under way, the grace included. */
  deadlineMs: number;
}

/**
 * Watches a server so that it can be stopped without cutting anybody off. The returned function takes
 * no more connections, closes those on which nobody asks within the grace, lets what is under way be
 * answered until the deadline, and then cuts the rest. Returns how many were cut.
 */
export function watchRequests(server: HttpServer): (drain: Drain) => Promise<number> {
  const sockets = new Map<Socket, number>();
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  server.on("connection", (socket: Socket) => {
    sockets.set(socket, 0);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    sockets.set(socket, (sockets.get(socket) ?? 0) + 1);
    underWay.add(response);
    if (isDraining) sayLast(response);
    response.once("close", () => {
      underWay.delete(response);
      const left = (sockets.get(socket) ?? 1) - 1;
      if (sockets.has(socket)) sockets.set(socket, left);
      if (isDraining && left === 0) socket.end();
    });
  });

  return async ({ graceMs, deadlineMs }) => {
    isDraining = true;
    // An HTTP server's own close would destroy at once what looks idle.
    const closed = new Promise<void>((resolve) => {
      Server.prototype.close.call(server, () => resolve());
    });
    for (const response of underWay) sayLast(response);
    const grace = setTimeout(() => {
      for (const [socket, requests] of sockets) if (requests === 0) socket.destroy();
    }, graceMs);
    let cut = 0;
    const deadline = setTimeout(() => {
      cut = underWay.size;
      for (const socket of sockets.keys()) socket.destroy();
    }, deadlineMs);
    await closed;
    clearTimeout(grace);
    clearTimeout(deadline);
    return cut;
  };
}

/** Tells who asks that this connection takes no further request. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
