import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Drain, watchRequests } from "../../http/pipeline/graceful-stop";
import { cutSlowBodies } from "../../http/pipeline/slow-bodies";
import { discardUnreadBodies } from "../../http/pipeline/unread-bodies";
import type { Config } from "../../platform/config";

/** Twice the longest URL (5 KB; once as Referer), our cookies (5 KB) and some foreign ones. */
const MAX_HEADER_BYTES = 32 * 1024;

/** Allows a large file on a slow line; headers must still arrive within a minute. */
const REQUEST_MS = 3_600_000;

/** Longer than a proxy's (Caddy: two minutes), so that it never reuses a closed connection. */
const KEEP_ALIVE_MS = 130_000;

export const DRAIN: Drain = { graceMs: 1_000, deadlineMs: 20_000 };

interface Listening {
  port: number;
  drain(within: Drain): Promise<number>;
}

export async function listen(config: Config, handler: RequestListener): Promise<Listening> {
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: REQUEST_MS },
    handler,
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  cutSlowBodies(server);
  discardUnreadBodies(server);
  const drain = watchRequests(server);
  await waitForListening(server, config);
  return { port: (server.address() as AddressInfo).port, drain };
}

function waitForListening(server: Server, { host, port, socket }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(socket === undefined ? { host, port } : { fd: socket }, resolve);
  });
}
