import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { NextFunction, Request, Response } from "express";
import proxyAddr from "proxy-addr";
import type { SessionRow } from "../../features/accounts/sessions";
import type { Config } from "../../platform/config";
import { log } from "../../platform/log";
import { redactPath } from "../../platform/redact-path";
import type { RequestContext } from "./load-context-type";
import { findKnownSession } from "./session";

const ROUTINE =
  /^\/(assets|images?|admin\/image)\/|^\/__manifest$|^\/(api\/v1\/)?health$|\.(ico|svg|txt|webmanifest)$/;

const PROCESS_ID = randomBytes(4).toString("hex");
const MAX_REQUESTS = 2 ** 32;
let requests = 0;

export interface LoggedResponse extends ServerResponse {
  locals?: { requestId: string; context?: RequestContext };
}

export function withRequestLog(
  { logsAddresses, trustedProxies }: Pick<Config, "logsAddresses" | "trustedProxies">,
  next: RequestListener,
): RequestListener {
  return (request, response: LoggedResponse) => {
    const began = performance.now();
    const { socket, url = "" } = request;
    const sentBefore = socket.bytesWritten;
    const requestId = createRequestId();
    response.locals = { requestId };
    const write = (user?: number) => {
      const path = redactPath(url);
      log[isRoutine(request, path) ? "debug" : "info"]({
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
      const { context } = response.locals ?? {};
      const session = context && findKnownSession(context);
      if (session) findUserId(session).then(write);
      else write();
    });
    next(request, response);
  };
}

export const REQUEST_ID = "X-Request-Id";

export function sendRequestId(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader(REQUEST_ID, response.locals.requestId);
  next();
}

function createRequestId(): string {
  requests = (requests + 1) % MAX_REQUESTS;
  return PROCESS_ID + requests.toString(16).padStart(8, "0");
}

function isRoutine({ method }: IncomingMessage, path: string): boolean {
  return (method === "GET" || method === "HEAD") && ROUTINE.test(path);
}

async function findUserId(session: Promise<SessionRow | undefined>): Promise<number | undefined> {
  const row = await session.catch(() => undefined);
  return row?.viewer?.id;
}
