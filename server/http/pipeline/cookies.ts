import { parse, serialize } from "cookie";

export const SESSION_COOKIE = "session";
/** Of who wants light pages on this device. */
export const LIGHT_COOKIE = "light";
/** Of who has closed the drawer on this device. */
export const DRAWER_COOKIE = "drawer";
export const LOCALE_COOKIE = "locale";
export const REDIRECTED_FROM_COOKIE = "redirectedFrom";
/** On the way to Google: the state that has to come back. */
export const OAUTH_STATE_COOKIE = "oauthState";

/** Where the secret of a kept text is: one for a new recipe, one for each that is edited. */
export function draftCookie(recipeId: number | undefined): string {
  return `draft-${recipeId ?? "new"}`;
}

/** Where a browser is known from, one for each account that logged in there. */
export function deviceCookie(userId: number): string {
  return `device-${userId}`;
}

const DAY_SECONDS = 86_400;

/** Whether people reach this server over https. */
interface Security {
  isSecure: boolean;
}

/** What no other site gains by setting: all other cookies are this host's alone under https. */
const PREFERENCES = [LIGHT_COOKIE, LOCALE_COOKIE, DRAWER_COOKIE] as const;

/** How a visitor likes pages: the value of such a cookie. */
export function readPreference(
  request: { headers: Pick<Headers, "get"> },
  name: (typeof PREFERENCES)[number],
): string | undefined {
  return parse(request.headers.get("Cookie") ?? "")[name];
}

/** The value of one of the visitor's other cookies. */
export function readCookie(
  request: { headers: Pick<Headers, "get"> },
  name: string,
  security: Security,
): string | undefined {
  return parse(request.headers.get("Cookie") ?? "")[nameSent(name, security)];
}

/** A Set-Cookie header: out of reach of scripts, same site, for `days` (365 unless told). */
export function setCookie(
  name: string,
  value: string,
  { isSecure, days = 365 }: Security & { days?: number },
): string {
  return serialize(nameSent(name, { isSecure }), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: days * DAY_SECONDS,
  });
}

export function clearCookie(name: string, { isSecure }: Security): string {
  return setCookie(name, "", { isSecure, days: 0 });
}

/** Browsers take a `__Host-` cookie (RFC 6265bis) over https from the very host alone. */
function nameSent(name: string, { isSecure }: Security): string {
  const isPreference = PREFERENCES.some((each) => each === name);
  return isSecure && !isPreference ? `__Host-${name}` : name;
}

/** The Set-Cookie header that keeps the drawer closed, or open, as it is to begin with. */
export function drawerCookie(isClosed: boolean, context: Security): string {
  return isClosed
    ? setCookie(DRAWER_COOKIE, "closed", context)
    : clearCookie(DRAWER_COOKIE, context);
}
