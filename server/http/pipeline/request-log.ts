import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { NextFunction, Request, Response } from "express";
import proxyAddr from "proxy-addr";
import type { SessionRow } from "../../accounts/sessions";
import type { Config } from "../../config";
import { log } from "../../log";
import { loggedPath } from "../../logged-path";

/** What pages bring along and what machines ask all the time is told to who looks for a fault. */
const EVERYDAY =
  /^\/(assets|images?|admin\/image)\/|^\/__manifest$|^\/(api\/v1\/)?health$|\.(ico|svg|txt|webmanifest)$/;

/** Of this process; a number of its own for each request follows. */
const PROCESS_ID = randomBytes(4).toString("hex");
const MAX_REQUESTS = 2 ** 32;
let requests = 0;

/** What Express and Popote note of a request beside its answer. */
export interface LoggedResponse extends ServerResponse {
  locals?: { requestId: string; context?: AppLoadContext };
}

/**
 * Gives every request an id and logs it once it is over. The visitor's address is logged only where a
 * setting says so.
 */
export function withRequestLog(
  { logsAddresses, trustedProxies }: Pick<Config, "logsAddresses" | "trustedProxies">,
  next: RequestListener,
): RequestListener {
  return (request, response: LoggedResponse) => {
    const began = performance.now();
    const { socket, url = "" } = request;
    const sentBefore = socket.bytesWritten;
    const requestId = nextId();
    response.locals = { requestId };
    const write = (user?: number) => {
      const path = loggedPath(url);
      log[isEveryday(request, path) ? "debug" : "info"]({
        requestId,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        bytes: socket.bytesWritten - sentBefore,
        user,
        address: logsAddresses ? proxyAddr(request, (_, hop) => hop < trustedProxies) : undefined,
        cut: response.writableFinished ? undefined : true,
      });
    };
    response.on("close", () => {
      const session = response.locals?.context?.session;
      if (session) userOf(session).then(write);
      else write();
    });
    next(request, response);
  };
}

/** The header that tells who asked the id of their request. */
export const REQUEST_ID = "X-Request-Id";

/** Sets it on what Express answers. */
export function nameRequest(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader(REQUEST_ID, response.locals.requestId);
  next();
}

function nextId(): string {
  requests = (requests + 1) % MAX_REQUESTS;
  return PROCESS_ID + requests.toString(16).padStart(8, "0");
}

function isEveryday({ method }: IncomingMessage, path: string): boolean {
  return (method === "GET" || method === "HEAD") && EVERYDAY.test(path);
}

/** Who was signed in when the request came. */
async function userOf(session: Promise<SessionRow | undefined>): Promise<number | undefined> {
  const row = await session.catch(() => undefined);
  return row?.viewer?.id;
}
