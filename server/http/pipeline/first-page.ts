import {
  clearCookie,
  FIRST_PAGE_COOKIE,
  hasDeviceCookie,
  readPreference,
  setCookie,
} from "./cookies";
import { isFromElsewhere } from "./csrf";

interface Visit {
  request: { headers: Pick<Headers, "get"> };
  context: { isSecure: boolean };
}

const MINUTE_DAYS = 1 / (24 * 60);

/** Whether the browser lacks our stylesheets: it comes from elsewhere or just signed in first. */
export function isFirstPage(request: Visit["request"]): boolean {
  return (
    isFromElsewhere(request.headers.get("Sec-Fetch-Site")) ||
    readPreference(request, FIRST_PAGE_COOKIE) !== undefined
  );
}

/** For the page after login; a browser used for login before already has the stylesheets. */
export function createFirstPageCookies({ request, context }: Visit): string[] {
  if (hasDeviceCookie(request)) return [];
  return [setCookie(FIRST_PAGE_COOKIE, "yes", { isSecure: context.isSecure, days: MINUTE_DAYS })];
}

export function clearFirstPageCookie({ request, context }: Visit): string | undefined {
  const isMarked = readPreference(request, FIRST_PAGE_COOKIE) !== undefined;
  return isMarked ? clearCookie(FIRST_PAGE_COOKIE, context) : undefined;
}
