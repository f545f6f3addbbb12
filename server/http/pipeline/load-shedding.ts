import type { NextFunction, Request, Response } from "express";
import { findSession } from "../../accounts/sessions";
import type { Db } from "../../db/open";
import { readCookie, SESSION_COOKIE } from "./cookies";
import { refusePlainly } from "./plain-refusal";

/** Pages under way at once: at about 10 ms each, the last one waits well under a second. */
const MAX_UNDER_WAY = 64;
const RETRY_AFTER_SECONDS = 5;

/**
 * Where more pages are under way, readers who are not signed in are asked to come back. Whoever is
 * signed in, and whatever is sent, is served. Files, pictures and cached pages do not come here.
 */
export function shedLoad(db: Db, isSecure: () => boolean) {
  let underWay = 0;
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    if (underWay >= MAX_UNDER_WAY && isReading && !(await isSignedIn(db, request, isSecure()))) {
      return refusePlainly(request, response, {
        code: "request.busy",
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        link: isPage(request)
          ? { to: request.originalUrl, text: (t) => t("errors:request.tryAgain") }
          : null,
      });
    }
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
    });
    next();
  };
}

async function isSignedIn(db: Db, { headers }: Request, isSecure: boolean): Promise<boolean> {
  const cookies = { headers: { get: () => headers.cookie ?? null } };
  const secret = readCookie(cookies, SESSION_COOKIE, { isSecure });
  return secret !== undefined && (await findSession(db, secret))?.viewer != null;
}

/** A browser's own request: script asks for data, other programs for JSON. */
function isPage({ headers, path }: Request): boolean {
  return !path.endsWith(".data") && (headers.accept ?? "").includes("text/html");
}
