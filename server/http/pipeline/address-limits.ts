import type { IncomingMessage, RequestListener } from "node:http";
import { LOCALES } from "#domain/language/locales";
import { translations } from "../../platform/translations";
import { type LoggedResponse, REQUEST_ID } from "./request-log";

/** The longest path has six: /api/v1/auth/password/reset/… */
const MAX_SEGMENTS = 10;
const MAX_PATH = 2_000;
/** A recipe list with a hundred ingredients and every other filter has about 5,000. */
const MAX_ADDRESS = 16_000;
/** Per request to /__manifest; Remix compares each path with every route. */
const MAX_MANIFEST_SEGMENTS = 100;
/** Proxies may list several hosts. */
const HOST = /^[\w.:[\], -]{0,300}$/;
const SCHEME = /^[a-z, ]{0,50}$/i;

type Status = 400 | 404 | 414;

/** The cost of routing and rendering grows faster than a URL's length. */
export function withAddressLimits(next: RequestListener): RequestListener {
  return (request, response) => {
    const status = findRefusal(request);
    if (status) refuse(status, response);
    else next(request, response);
  };
}

function findRefusal({ url = "", headers, rawHeaders }: IncomingMessage): Status | undefined {
  if (url.length > MAX_ADDRESS) return 414;
  const [path = ""] = url.split(/[?#]/, 1);
  if (path.endsWith("__manifest") && countManifestSegments(url) > MAX_MANIFEST_SEGMENTS) return 414;
  if (hasSeveralHosts(rawHeaders)) return 400;
  // Remix reads a backslash as a slash.
  if (path.length > MAX_PATH || path.split(/[/\\]/).length - 1 > MAX_SEGMENTS) return 404;
  const isHost = [headers.host, headers["x-forwarded-host"]].every((host = "") =>
    HOST.test(String(host)),
  );
  return isHost && SCHEME.test(String(headers["x-forwarded-proto"] ?? "")) ? undefined : 400;
}

/** Node keeps the first; `headersDistinct` would tell too, but takes longer than the rest. */
function hasSeveralHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function countManifestSegments(url: string): number {
  const [, query = ""] = url.split("?", 2);
  const given = new URLSearchParams(query);
  // Remix names each path `p`; React Router 7 lists them in `paths`.
  const paths = [...given.getAll("p"), ...given.getAll("paths").flatMap((list) => list.split(","))];
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
