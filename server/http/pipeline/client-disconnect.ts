import type { NextFunction, Request, Response } from "express";
import { withRequestSignal } from "../../platform/request-signal";

/** Whoever leaves before the answer to a question is there has its queries given up; what is sent is done. */
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
