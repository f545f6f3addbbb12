import { redirect } from "@remix-run/node";
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
import { tryOptionalWrite } from "../../platform/disk-health";
import { translations } from "../../platform/translations";
import {
  clearCookie,
  getDeviceCookieName,
  REDIRECTED_FROM_COOKIE,
  readCookie,
  SENT_BEFORE_LOGIN_COOKIE,
  SESSION_COOKIE,
  setCookie,
} from "./cookies";
import { toSameSitePath } from "./csrf";
import { createFirstPageCookies } from "./first-page";
import type { RequestContext } from "./load-context-type";
import { replaySentAction } from "./sent-before-login";

export interface Visit {
  request: { headers: Pick<Headers, "get"> };
  context: RequestContext;
}

const sessions = new WeakMap<RequestContext, Promise<SessionRow | undefined>>();

export function readSession({ request, context }: Visit): Promise<SessionRow | undefined> {
  const known = findKnownSession(context);
  if (known) return known;
  return keepSession(context, findCookieSession(request, context));
}

export function findKnownSession(
  context: RequestContext,
): Promise<SessionRow | undefined> | undefined {
  return sessions.get(context);
}

export function keepSession(
  context: RequestContext,
  session: Promise<SessionRow | undefined>,
): Promise<SessionRow | undefined> {
  sessions.set(context, session);
  return session;
}

export function getVisitor({ request, context }: Visit): Visitor {
  return {
    address: context.address,
    deviceSecret: (userId) => readCookie(request, getDeviceCookieName(userId), context),
  };
}

export async function getCurrentAccess(visit: Visit): Promise<CurrentAccess> {
  const session = await readSession(visit);
  return { sessionTokenHash: session?.tokenHash ?? null, visitor: getVisitor(visit) };
}

export async function signIn(
  { request, context }: Visit,
  userId: number,
  data: SessionData = {},
): Promise<string[]> {
  const old = await readSession({ request, context });
  if (old) await closeSession(context.db, old.tokenHash);
  const userAgent = request.headers.get("User-Agent") ?? "";
  const secret = await openSession(context.db, { userId, userAgent, data });
  return [
    setCookie(SESSION_COOKIE, secret, context),
    await rememberBrowser({ request, context }, userId),
  ];
}

export async function rememberBrowser(visit: Visit, userId: number): Promise<string> {
  const secret = await rememberDevice(visit.context.db, userId, getVisitor(visit));
  return setCookie(getDeviceCookieName(userId), secret, visit.context);
}

export async function signInAndReturn(
  visit: Visit,
  userId: number,
  data: SessionData = {},
): Promise<Response> {
  const { request, context } = visit;
  const cookies = await signIn(visit, userId, data);
  const from = toSameSitePath(readCookie(request, REDIRECTED_FROM_COOKIE, context));
  const sentTo = readCookie(request, SENT_BEFORE_LOGIN_COOKIE, context);
  // Not an action sent on the way to another page.
  if (from && from === sentTo) await replaySentAction(context.db, userId, from);
  const headers = new Headers();
  const all = [
    ...cookies,
    ...createFirstPageCookies({ request, context }),
    clearCookie(REDIRECTED_FROM_COOKIE, context),
    clearCookie(SENT_BEFORE_LOGIN_COOKIE, context),
  ];
  for (const cookie of all) headers.append("Set-Cookie", cookie);
  return redirect(from ?? paths.home(), { status: 303, headers });
}

export async function signOut({ request, context }: Visit): Promise<string> {
  const session = await readSession({ request, context });
  if (session) await closeSession(context.db, session.tokenHash);
  return clearCookie(SESSION_COOKIE, context);
}

/** On a full disk the message is dropped: the action itself has succeeded. */
export async function redirectWithFlash(
  visit: Visit,
  to: string,
  flash: Flash,
  cookies: string[] = [],
  more: SessionData = {},
): Promise<Response> {
  const opened = await tryOptionalWrite(putSessionData(visit, { ...more, flash }));
  const headers = [...cookies, ...(opened ?? [])].map((cookie): [string, string] => [
    "Set-Cookie",
    cookie,
  ]);
  return redirect(to, { status: 303, headers });
}

export async function putSessionData(visit: Visit, data: SessionData): Promise<string[]> {
  const { request, context } = visit;
  const session = await readSession(visit);
  if (session) {
    session.data = { ...session.data, ...data };
    await setSessionData(context.db, session.tokenHash, session.data);
    return [];
  }
  const userAgent = request.headers.get("User-Agent") ?? "";
  const secret = await openSession(context.db, { userId: null, userAgent, data });
  keepSession(context, findSession(context.db, secret));
  return [setCookie(SESSION_COOKIE, secret, context)];
}

export async function consumeFlash(
  { request, context }: Visit,
  locale: UiLocale,
): Promise<{ text: string; isRefusal: boolean } | null> {
  const session = await readSession({ request, context });
  if (!session?.data.flash) return null;
  const { flash, ...rest } = session.data;
  const taken = setSessionData(context.db, session.tokenHash, rest).then(() => flash);
  const { key, values, isRefusal = false } = (await tryOptionalWrite(taken)) ?? {};
  return key ? { text: translations(locale).t(key as "tagline", values), isRefusal } : null;
}

export async function extendSession({ request, context }: Visit): Promise<string | null> {
  const session = await readSession({ request, context });
  const secret = readCookie(request, SESSION_COOKIE, context);
  if (!session || !secret || !(await tryOptionalWrite(touchSession(context.db, session))))
    return null;
  return setCookie(SESSION_COOKIE, secret, context);
}

async function findCookieSession(
  request: Visit["request"],
  context: RequestContext,
): Promise<SessionRow | undefined> {
  const secret = readCookie(request, SESSION_COOKIE, context);
  return secret ? findSession(context.db, secret) : undefined;
}
