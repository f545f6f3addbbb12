import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Watches a server so that it can be stopped without cutting anybody off. The returned function takes
 * no more connections, closes those that nobody waits on, lets what is under way be answered for as
 * long as it is given, in milliseconds, and then cuts the rest. Returns how many were cut.
 */
export function watchRequests(server: Server): (deadlineMs: number) => Promise<number> {
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

  return async (deadlineMs) => {
    isDraining = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of underWay) sayLast(response);
    for (const [socket, requests] of sockets) if (requests === 0) socket.destroy();
    let cut = 0;
    const deadline = setTimeout(() => {
      cut = underWay.size;
      for (const socket of sockets.keys()) socket.destroy();
    }, deadlineMs);
    await closed;
    clearTimeout(deadline);
    return cut;
  };
}

/** Tells who asks that this connection takes no further request. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
