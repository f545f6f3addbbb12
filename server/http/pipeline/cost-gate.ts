import type { IncomingMessage, RequestListener } from "node:http";
import { LOCALES } from "#domain/locales";
import { translations } from "../../translations";
import { type LoggedResponse, REQUEST_ID } from "./request-log";

/** The longest address of a page has six: /api/v1/auth/password/reset/… */
const MAX_SEGMENTS = 10;
const MAX_PATH = 2_000;
/** A recipe list with a hundred ingredients and all else that its form takes has about 5,000. */
const MAX_ADDRESS = 16_000;
/** Of all the paths whose routes a page asks for; each is compared with every route. */
const MAX_MANIFEST_SEGMENTS = 100;
/** A name, an IPv6 address, a port; a proxy may write several, and the scheme likewise. */
const HOST = /^[\w.:[\], -]{0,300}$/;
const SCHEME = /^[a-z, ]{0,50}$/i;

type Status = 400 | 404 | 414;

/**
 * Refuses, before anything else reads it, an address longer or deeper than any of Popote's: what
 * routing and rendering cost grows faster than the address. Everything else is handed on.
 */
export function withCostGate(next: RequestListener): RequestListener {
  return (request, response) => {
    const status = refusalOf(request);
    if (status) refuse(status, response);
    else next(request, response);
  };
}

/** The scheme and the host are part of the address that Remix reads. */
function refusalOf({ url = "", headers, headersDistinct }: IncomingMessage): Status | undefined {
  if (url.length > MAX_ADDRESS) return 414;
  const [path = ""] = url.split(/[?#]/, 1);
  if (path.endsWith("__manifest") && manifestSegments(url) > MAX_MANIFEST_SEGMENTS) return 414;
  // A proxy may have gone by the other one.
  if ((headersDistinct.host?.length ?? 0) > 1) return 400;
  // Remix reads a backslash as a slash.
  if (path.length > MAX_PATH || path.split(/[/\\]/).length - 1 > MAX_SEGMENTS) return 404;
  const isHost = [headers.host, headers["x-forwarded-host"]].every((host = "") =>
    HOST.test(String(host)),
  );
  return isHost && SCHEME.test(String(headers["x-forwarded-proto"] ?? "")) ? undefined : 400;
}

/** Of the addresses that a page leads to: Remix's script asks which routes they have. */
function manifestSegments(url: string): number {
  const [, query = ""] = url.split("?", 2);
  const paths = new URLSearchParams(query).getAll("p");
  return paths.reduce((sum, path) => sum + Math.max(1, path.split("/").length - 1), 0);
}

function refuse(status: Status, response: LoggedResponse): void {
  const key = status === 404 ? "errors:request.notFound" : "errors:request.invalid";
  response.writeHead(status, {
    [REQUEST_ID]: response.locals?.requestId ?? "",
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(`${LOCALES.map((locale) => translations(locale).t(key)).join("\n")}\n`);
}
