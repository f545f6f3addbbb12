import { type AppLoadContext, redirect } from "@remix-run/node";
import type { UiLocale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import type { CurrentAccess } from "../../features/accounts/end-other-sessions";
import { rememberDevice, type Visitor } from "../../features/accounts/known-devices";
import {
  closeSession,
  type Flash,
  findSession,
  openSession,
  type SessionData,
  type SessionRow,
  setSessionData,
  touchSession,
} from "../../features/accounts/sessions";
import { ifRoom } from "../../platform/full-disk";
import { translations } from "../../platform/translations";
import {
  clearCookie,
  deviceCookie,
  REDIRECTED_FROM_COOKIE,
  readCookie,
  SENT_BEFORE_LOGIN_COOKIE,
  SESSION_COOKIE,
  setCookie,
} from "./cookies";
import { firstPageCookies } from "./first-page";
import { sameSitePath } from "./same-origin";
import { carryOut } from "./sent-before-login";

/** Express's requests fit too. */
export interface Visit {
  request: { headers: Pick<Headers, "get"> };
  context: AppLoadContext;
}

/** Read once for all loaders of a request. */
export function sessionOf({ request, context }: Visit): Promise<SessionRow | undefined> {
  context.session ??= findCookieSession(request, context);
  return context.session;
}

export function visitorOf({ request, context }: Visit): Visitor {
  return {
    address: context.address,
    deviceSecret: (userId) => readCookie(request, deviceCookie(userId), context),
  };
}

export async function hereOf(visit: Visit): Promise<CurrentAccess> {
  const session = await sessionOf(visit);
  return { sessionTokenHash: session?.tokenHash ?? null, asker: visitorOf(visit) };
}

export async function signIn({ request, context }: Visit, userId: number): Promise<string[]> {
  const old = await sessionOf({ request, context });
  if (old) await closeSession(context.db, old.tokenHash);
  const userAgent = request.headers.get("User-Agent") ?? "";
  const secret = await openSession(context.db, { userId, userAgent });
  return [
    setCookie(SESSION_COOKIE, secret, context),
    await knowBrowser({ request, context }, userId),
  ];
}

/** Returns the Set-Cookie header. */
export async function knowBrowser(visit: Visit, userId: number): Promise<string> {
  const secret = await rememberDevice(visit.context.db, userId, visitorOf(visit));
  return setCookie(deviceCookie(userId), secret, visit.context);
}

/** Signs somebody in, and leads them to where they were sent to log in from. */
export async function signInAndReturn(visit: Visit, userId: number): Promise<Response> {
  const { request, context } = visit;
  const cookies = await signIn(visit, userId);
  const from = sameSitePath(readCookie(request, REDIRECTED_FROM_COOKIE, context));
  const sentTo = readCookie(request, SENT_BEFORE_LOGIN_COOKIE, context);
  // Not what was sent on the way to another page.
  if (from && from === sentTo) await carryOut(context.db, userId, from);
  const headers = new Headers();
  const all = [
    ...cookies,
    ...firstPageCookies({ request, context }),
    clearCookie(REDIRECTED_FROM_COOKIE, context),
    clearCookie(SENT_BEFORE_LOGIN_COOKIE, context),
  ];
  for (const cookie of all) headers.append("Set-Cookie", cookie);
  return redirect(from ?? paths.home(), { status: 303, headers });
}

/** Returns the Set-Cookie header. */
export async function signOut({ request, context }: Visit): Promise<string> {
  const session = await sessionOf({ request, context });
  if (session) await closeSession(context.db, session.tokenHash);
  return clearCookie(SESSION_COOKIE, context);
}

/** On a full disk the message is left out: the action has succeeded. */
export async function redirectWithFlash(
  visit: Visit,
  to: string,
  flash: Flash,
  cookies: string[] = [],
): Promise<Response> {
  const opened = await ifRoom(putSessionData(visit, { flash }));
  const headers = [...cookies, ...(opened ?? [])].map((cookie): [string, string] => [
    "Set-Cookie",
    cookie,
  ]);
  return redirect(to, { status: 303, headers });
}

/** Returns Set-Cookie headers. */
export async function putSessionData(visit: Visit, data: SessionData): Promise<string[]> {
  const { request, context } = visit;
  const session = await sessionOf(visit);
  if (session) {
    session.data = { ...session.data, ...data };
    await setSessionData(context.db, session.tokenHash, session.data);
    return [];
  }
  const userAgent = request.headers.get("User-Agent") ?? "";
  const secret = await openSession(context.db, { userId: null, userAgent, data });
  context.session = findSession(context.db, secret);
  return [setCookie(SESSION_COOKIE, secret, context)];
}

/** The message of the last action, once, in words of `locale`. */
export async function takeFlash(
  { request, context }: Visit,
  locale: UiLocale,
): Promise<{ text: string; isRefusal: boolean } | null> {
  const session = await sessionOf({ request, context });
  if (!session?.data.flash) return null;
  const { flash, ...rest } = session.data;
  const taken = setSessionData(context.db, session.tokenHash, rest).then(() => flash);
  const { key, values, isRefusal = false } = (await ifRoom(taken)) ?? {};
  return key ? { text: translations(locale).t(key as "tagline", values), isRefusal } : null;
}

export async function extendSession({ request, context }: Visit): Promise<string | null> {
  const session = await sessionOf({ request, context });
  const secret = readCookie(request, SESSION_COOKIE, context);
  if (!session || !secret || !(await ifRoom(touchSession(context.db, session)))) return null;
  return setCookie(SESSION_COOKIE, secret, context);
}

async function findCookieSession(
  request: Visit["request"],
  context: AppLoadContext,
): Promise<SessionRow | undefined> {
  const secret = readCookie(request, SESSION_COOKIE, context);
  return secret ? findSession(context.db, secret) : undefined;
}
