import type { LightReason } from "#domain/site/light";
import { clearCookie, LIGHT_COOKIE, readPreference, setCookie } from "./cookies";
import { readSession, type Visit } from "./session";

export async function findLightReason(visit: Visit): Promise<LightReason | null> {
  return findRequestedLight(visit.request) ?? ((await hasLightSetting(visit)) ? "chosen" : null);
}

export function findRequestedLight(request: Visit["request"]): LightReason | null {
  if (isSaveData(request.headers.get("Save-Data"))) return "saveData";
  return readPreference(request, LIGHT_COOKIE) === undefined ? null : "chosen";
}

function isSaveData(value: string | undefined | null): boolean {
  return /^\s*on\s*(;|$)/i.test(value ?? "");
}

export async function hasChosenLight(visit: Visit): Promise<boolean> {
  return (
    readPreference(visit.request, LIGHT_COOKIE) !== undefined || (await hasLightSetting(visit))
  );
}

export function createLightCookie(isLight: boolean, context: Visit["context"]): string {
  return isLight ? setCookie(LIGHT_COOKIE, "on", context) : clearCookie(LIGHT_COOKIE, context);
}

/** An error page must be sent even if the session cannot be read. */
async function hasLightSetting(visit: Visit): Promise<boolean> {
  const session = await readSession(visit).catch(() => undefined);
  return session?.hasLightPages ?? false;
}
