import type { NextFunction, Request, Response } from "express";

const READING_METHODS = ["GET", "HEAD", "OPTIONS"];
const OWN_SITES = ["same-origin", "none"];

/** Values for visitors without an open Popote page: typed, bookmarked or linked URLs. */
const FROM_ELSEWHERE = ["none", "cross-site"];

// A client that sends no origin is not a browser another site could abuse. Removes the header,
// because Remix's own check does not know PUBLIC_URL.
export function markForeignRequests(publicOrigin: string | undefined, trustsProxy: boolean) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const seen = request.get("Origin") || parseOrigin(request.get("Referer"));
    const isChange = !READING_METHODS.includes(request.method);
    const own = publicOrigin ? [publicOrigin] : listHostOrigins(request);
    const site = request.get("Sec-Fetch-Site") ?? "none";
    const isElsewhere = seen !== undefined && !own.includes(seen);
    const foreign = isElsewhere ? seen : OWN_SITES.includes(site) ? undefined : site;
    response.locals.foreignOrigin = isChange ? foreign : undefined;
    response.locals.cameFrom = extractOwnPath(request.get("Referer"), own);
    delete request.headers.origin;
    if (!trustsProxy) delete request.headers["x-forwarded-host"];
    next();
  };
}

export function toSameSitePath(target: string | undefined): string | undefined {
  // Browsers read "//host" and "/\host" as another host, and drop control characters.
  if (!target?.startsWith("/") || /^\/[/\\]|[\\\p{Cc}]/u.test(target)) return undefined;
  const base = "http://popote.invalid";
  if (!URL.canParse(target, base)) return undefined;
  const url = new URL(target, base);
  // The parser resolves dots: "/.//host" leads to another host. Our paths have no "//".
  const isOwn = url.origin === base && !url.pathname.includes("//");
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}

export function isFromElsewhere(site: string | string[] | null | undefined): boolean {
  return FROM_ELSEWHERE.includes(String(site));
}

function extractOwnPath(address: string | undefined, own: string[]): string | undefined {
  if (!address || !own.includes(parseOrigin(address) ?? "")) return undefined;
  const { pathname, search } = new URL(address);
  return toSameSitePath(pathname + search);
}

function parseOrigin(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

function listHostOrigins(request: Request): string[] {
  const host = request.get("Host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}
