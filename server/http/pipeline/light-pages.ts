import type { LightReason } from "#domain/light";
import { clearCookie, LIGHT_COOKIE, readPreference, setCookie } from "./cookies";
import { sessionOf, type Visit } from "./session";

/** Why the page of this request is to be light; null where it is to be a full one. */
export async function lightReasonOf(visit: Visit): Promise<LightReason | null> {
  return requestedLight(visit.request) ?? ((await hasLightSetting(visit)) ? "chosen" : null);
}

/** The same for who is not signed in, whom the request's own headers tell all about. */
export function requestedLight(request: Visit["request"]): LightReason | null {
  if (isSaveData(request.headers.get("Save-Data"))) return "saveData";
  return readPreference(request, LIGHT_COOKIE) === undefined ? null : "chosen";
}

/** Whether the value of a Save-Data header says that its sender would rather have little. */
function isSaveData(value: string | undefined | null): boolean {
  return /^\s*on\s*(;|$)/i.test(value ?? "");
}

/** Whether this visitor has chosen light pages, here or for all their devices. */
export async function hasChosenLight(visit: Visit): Promise<boolean> {
  return (
    readPreference(visit.request, LIGHT_COOKIE) !== undefined || (await hasLightSetting(visit))
  );
}

/** The Set-Cookie header of who wants light pages on this device from now on, or full ones. */
export function lightCookie(isLight: boolean, context: Visit["context"]): string {
  return isLight ? setCookie(LIGHT_COOKIE, "on", context) : clearCookie(LIGHT_COOKIE, context);
}

/** A page that says what failed is sent whatever failed. */
async function hasLightSetting(visit: Visit): Promise<boolean> {
  const session = await sessionOf(visit).catch(() => undefined);
  return session?.hasLightPages ?? false;
}
