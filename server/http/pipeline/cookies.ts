import { parse, serialize } from "cookie";
import { isTheme, type Theme } from "#domain/site/theme";
import { readTimeZone, TIME_ZONE_COOKIE } from "#domain/time/time-zone";

export const SESSION_COOKIE = "session";
export const LIGHT_COOKIE = "light";
export const DRAWER_COOKIE = "drawer";
export const LOCALE_COOKIE = "locale";
export const FIRST_PAGE_COOKIE = "firstPage";
const THEME_COOKIE = "theme";
export const REDIRECTED_FROM_COOKIE = "redirectedFrom";
/** Where a form was sent that is replayed after login; only our forms set it. */
export const SENT_BEFORE_LOGIN_COOKIE = "sentBeforeLogin";
/** Recognises the browser that signed up when its address is confirmed. */
export const NEWCOMER_COOKIE = "newcomer";
export const OAUTH_STATE_COOKIE = "oauthState";

export function getDeviceCookieName(userId: number): string {
  return `device-${userId}`;
}

export function hasDeviceCookie(request: { headers: Pick<Headers, "get"> }): boolean {
  return /(^|[;\s-])device-\d/.test(request.headers.get("Cookie") ?? "");
}

const DAY_SECONDS = 86_400;

interface Security {
  isSecure: boolean;
}

/** Harmless if another site sets them. */
const PREFERENCES = [
  LIGHT_COOKIE,
  LOCALE_COOKIE,
  DRAWER_COOKIE,
  FIRST_PAGE_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
] as const;

export function readPreference(
  request: { headers: Pick<Headers, "get"> },
  name: (typeof PREFERENCES)[number],
): string | undefined {
  return parse(request.headers.get("Cookie") ?? "")[name];
}

export function readCookie(
  request: { headers: Pick<Headers, "get"> },
  name: string,
  security: Security,
): string | undefined {
  return parse(request.headers.get("Cookie") ?? "")[toSentName(name, security)];
}

export function setCookie(
  name: string,
  value: string,
  { isSecure, days = 365 }: Security & { days?: number },
): string {
  return serialize(toSentName(name, { isSecure }), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: Math.round(days * DAY_SECONDS),
  });
}

export function clearCookie(name: string, { isSecure }: Security): string {
  return setCookie(name, "", { isSecure, days: 0 });
}

/** Browsers accept `__Host-` cookies (RFC 6265bis) only over https and only from this host. */
function toSentName(name: string, { isSecure }: Security): string {
  const isPreference = PREFERENCES.some((each) => each === name);
  return isSecure && !isPreference ? `__Host-${name}` : name;
}

export function createDrawerCookie(isClosed: boolean, context: Security): string {
  return isClosed
    ? setCookie(DRAWER_COOKIE, "closed", context)
    : clearCookie(DRAWER_COOKIE, context);
}

export function readTheme(request: { headers: Pick<Headers, "get"> }): Theme | null {
  const theme = readPreference(request, THEME_COOKIE);
  return isTheme(theme) ? theme : null;
}

const SERVER_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function getTimeZone(request: { headers: Pick<Headers, "get"> }): string {
  return readTimeZone(readPreference(request, TIME_ZONE_COOKIE)) ?? SERVER_TIME_ZONE;
}

export function createThemeCookie(theme: Theme | null, context: Security): string {
  return theme ? setCookie(THEME_COOKIE, theme, context) : clearCookie(THEME_COOKIE, context);
}
