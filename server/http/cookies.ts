import { parse, serialize } from "cookie";

export const SESSION_COOKIE = "session";
/** Of who wants light pages on this device. */
export const LIGHT_COOKIE = "light";
export const LOCALE_COOKIE = "locale";
export const REDIRECTED_FROM_COOKIE = "redirectedFrom";

/** Where the secret of a kept text is: one for a new recipe, one for each that is edited. */
export function draftCookie(recipeId: number | undefined): string {
  return `draft-${recipeId ?? "new"}`;
}

const DAY_SECONDS = 86_400;

/** The value of one of the visitor's cookies. */
export function readCookie(
  request: { headers: Pick<Headers, "get"> },
  name: string,
): string | undefined {
  return parse(request.headers.get("Cookie") ?? "")[name];
}

/** A Set-Cookie header: out of reach of scripts, same site, for `days` (365 unless told). */
export function setCookie(
  name: string,
  value: string,
  { isSecure, days = 365 }: { isSecure: boolean; days?: number },
): string {
  return serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: days * DAY_SECONDS,
  });
}

export function clearCookie(name: string, { isSecure }: { isSecure: boolean }): string {
  return setCookie(name, "", { isSecure, days: 0 });
}
