import type { Server as HttpServer, ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";
import { completeLoopTurn } from "../../platform/yield-to-event-loop";

/** If connections keep arriving, the rest are refused. */
const LONGEST_ACCEPTING_MS = 200;

export interface Drain {
  /** For requests on connections that look idle. */
  graceMs: number;
  deadlineMs: number;
}

// Returns the number of requests cut at the deadline. Node's own `close` and `closeIdleConnections`
// (20.20) would cut responses a slow client has not received, and keep new idle connections.
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
    response.on("close", () => {
      underWay.delete(response);
      if (isStopping && isIdle(socket)) socket.end();
    });
  });

  return async ({ graceMs, deadlineMs }) => {
    isStopping = true;
    await acceptWaiting(server);
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

/** Accepts connections in the backlog, which would be reset; the event loop takes one per turn. */
async function acceptWaiting(server: HttpServer): Promise<void> {
  const until = performance.now() + LONGEST_ACCEPTING_MS;
  let isAccepting = true;
  const note = () => {
    isAccepting = true;
  };
  server.on("connection", note);
  while (isAccepting && performance.now() < until) {
    isAccepting = false;
    await completeLoopTurn();
  }
  server.off("connection", note);
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
