import type { ServerBuild } from "@remix-run/node";
import type { Request, Response } from "express";
import { translations } from "../../platform/translations";
import { buildHomeLink, pickAcceptedLocale, sendPlainRefusal } from "./plain-refusal";

const READ = ["GET", "HEAD"];
const KNOWN = [...READ, "POST", "PUT", "PATCH", "DELETE"];
const CALLS = /^\/(api|auth|health|image)(\/|$)/;

type Routes = ServerBuild["routes"];

/** Routes that are not plain pages check methods themselves. */
export function createMethodLookup(routes: Routes): (path: string) => string[] {
  const methods = new Map<string, string[]>();
  for (const { id, path = "", module } of Object.values(routes)) {
    if (id === "root") continue;
    const isCall = module.loader && module.action && !("default" in module);
    methods.set(path, isCall ? KNOWN : [...READ, ...(module.action ? ["POST"] : [])]);
  }
  return (path) => methods.get(toPagePath(path)) ?? KNOWN;
}

export function isMutation({ method }: { method: string }): boolean {
  return !READ.includes(method);
}

/** Remix sends no Allow header, and refuses file routes in JSON. */
export function answerUnsupportedMethod(
  request: Request,
  response: Response,
  allowed: string[],
): boolean {
  const { method, path } = request;
  const asksCall = method === "OPTIONS" && CALLS.test(path);
  if (allowed.includes(method) || asksCall) return false;
  const Allow = [...allowed, "OPTIONS"].join(", ");
  if (method === "OPTIONS") {
    response.writeHead(204, { Allow }).end();
    return true;
  }
  const code = "request.wrongMethod";
  const link = buildHomeLink(request);
  if (link || path.endsWith(".data") || CALLS.test(path)) {
    sendPlainRefusal(request, response, { code, link, headers: { Allow } });
    return true;
  }
  const locale = pickAcceptedLocale(request);
  response.writeHead(405, {
    Allow,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Language": locale,
    Vary: "Accept-Language",
  });
  response.end(`${translations(locale).t(`errors:${code}`)}\n`);
  return true;
}

/** Scripts fetch a page's data from its path plus ".data"; the home page's from "_root.data". */
function toPagePath(path: string): string {
  const page = path.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");
  return page.replace(/^\/|\/$/g, "");
}
