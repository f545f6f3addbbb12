import type { NextFunction, Request, Response } from "express";

const READING_METHODS = ["GET", "HEAD", "OPTIONS"];
/** What a browser says of its own site's pages (Sec-Fetch-Site), and of an address that was typed. */
const OWN_SITES = ["same-origin", "none"];

/** How a browser says that somebody comes from elsewhere: typed, kept or found at another site. */
const FROM_ELSEWHERE = ["none", "cross-site"];

/**
 * Notes which page of Popote a request comes from, and marks a request that changes something and was not sent from Popote's own pages; the routes refuse
 * it (`route-guards.ts`). A client that names no origin at all is no browser that another site drives.
 * The header is taken off: Remix's own check knows no PUBLIC_URL and answers without a word.
 */
export function markForeignRequests(publicOrigin: string | undefined, trustsProxy: boolean) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const seen = request.get("Origin") || originOf(request.get("Referer"));
    const isChange = !READING_METHODS.includes(request.method);
    const own = publicOrigin ? [publicOrigin] : originsOfHost(request);
    const site = request.get("Sec-Fetch-Site") ?? "none";
    const isElsewhere = seen !== undefined && !own.includes(seen);
    const foreign = isElsewhere ? seen : OWN_SITES.includes(site) ? undefined : site;
    response.locals.foreignOrigin = isChange ? foreign : undefined;
    response.locals.cameFrom = pathOf(request.get("Referer"), own);
    delete request.headers.origin;
    if (!trustsProxy) delete request.headers["x-forwarded-host"];
    next();
  };
}

/** A path of this site to go back to, or undefined: never another site's address. */
export function sameSitePath(target: string | undefined): string | undefined {
  // A browser reads "//host" and "/\host" as another host and drops control characters.
  if (!target?.startsWith("/") || /^\/[/\\]|[\\\p{Cc}]/u.test(target)) return undefined;
  const base = "http://popote.invalid";
  if (!URL.canParse(target, base)) return undefined;
  const url = new URL(target, base);
  // The parser removes dots: "/.//host" became a path that leads to another host.
  const isOwn = url.origin === base && !url.pathname.startsWith("//");
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}

/** Whether the value of a Sec-Fetch-Site header says that its sender has nothing of Popote yet. */
export function isFromElsewhere(site: string | string[] | null | undefined): boolean {
  return FROM_ELSEWHERE.includes(String(site));
}

/** The page of this site that a request was sent from. */
function pathOf(address: string | undefined, own: string[]): string | undefined {
  if (!address || !own.includes(originOf(address) ?? "")) return undefined;
  const { pathname, search } = new URL(address);
  return sameSitePath(pathname + search);
}

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

function originsOfHost(request: Request): string[] {
  const host = request.get("Host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}
