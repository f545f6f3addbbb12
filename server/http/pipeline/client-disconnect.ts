import type { NextFunction, Request, Response } from "express";
import { withRequestSignal } from "../../platform/request-signal";

/** Aborts the queries of reads whose client has left; writes run to their end. */
export function abortOnDisconnect(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    next();
    return;
  }
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  withRequestSignal(leaving.signal, next);
}
