import { data, redirect } from "@remix-run/node";
import { type Locale, toBaseLocale, type UiLocale } from "#domain/language/locales";
import type { Refusal, UnexpectedError } from "#domain/site/errors";
import { paths } from "#domain/site/paths";
import type { Db } from "../../platform/db/open";
import { toAppError } from "../../platform/disk-health";
import { AppError, isConflict } from "../../platform/errors";
import { log } from "../../platform/log";
import { translations } from "../../platform/translations";
import { isAdmin, type Person, type Viewer } from "../../policies/permissions";
import { withIdempotencyKey } from "../forms/idempotency";
import { isMutation } from "./allowed-methods";
import {
  REDIRECTED_FROM_COOKIE,
  readCookie,
  SENT_BEFORE_LOGIN_COOKIE,
  SESSION_COOKIE,
  setCookie,
} from "./cookies";
import type { RequestContext, RouteArgs } from "./load-context-type";
import { findMaintenanceRefusal } from "./maintenance-refusal";
import { collectResponse, getPageResponse } from "./page-response";
import { readLocale } from "./request-locale";
import { readSession, redirectWithFlash } from "./session";

/** Browsers store no longer cookie, and proxies reject one. */
const MAX_COOKIE = 4_096;

/** The loaders above a refused action run after it, and their refusal is the one shown. */
const refusedActions = new WeakMap<RequestContext, { draft: string | undefined }>();

export interface Call extends RouteArgs {
  db: Db;
  viewer: Viewer;
  url: URL;
  locale: Locale;
  uiLocale: UiLocale;
  hasFormErrors: boolean;
}

export interface ViewerCall extends Call {
  viewer: Person;
}

export type Handler<Given, Answer> = (call: Given) => Promise<Answer>;

/** Saves a form sent during maintenance or after the session has ended; returns the draft's URL. */
export type StoreDraft = Handler<Pick<Call, "db" | "request" | "context">, string | undefined>;

export function forAnyone<Answer>(handle: Handler<Call, Answer>, storeDraft?: StoreDraft) {
  return (args: RouteArgs): Promise<Answer> =>
    collectResponse(args, () =>
      handleRefusals(args, storeDraft, () =>
        withIdempotencyKey(args, (sent) =>
          handleRefusals(sent, storeDraft, async () => handle(await createCall(sent))),
        ),
      ),
    );
}

/** `isForLater` says whether a visitor's action is replayed after login (`signInAndReturn`). */
export function forViewer<Answer>(
  handle: Handler<ViewerCall, Answer>,
  storeDraft?: StoreDraft,
  isForLater?: Handler<Call, boolean>,
) {
  return forAnyone(async (call) => {
    const { viewer } = call;
    if (!viewer) throw redirectToLogin(call, await storeDraft?.(call), await isForLater?.(call));
    return handle({ ...call, viewer });
  }, storeDraft);
}

export function forAdmin<Answer>(handle: Handler<ViewerCall, Answer>) {
  return forViewer(async (call) => {
    if (!isAdmin(call.viewer)) throw redirect(paths.home());
    return handle(call);
  });
}

/** Throws request.forbiddenOrigin or maintenance. */
export async function createCall(args: RouteArgs): Promise<Call> {
  const { foreignOrigin: seen, origin: configured } = args.context;
  if (seen) throw new AppError("request.forbiddenOrigin", {}, { seen, configured });
  const { db } = args.context;
  const viewer = (await readSession(args))?.viewer ?? null;
  const url = new URL(args.request.url);
  const closed = await findMaintenanceRefusal(db, viewer, url.pathname);
  if (closed) throw closed;
  const uiLocale = await readLocale(args.request);
  const { hasFormErrors = false } = getPageResponse(args.context);
  return { ...args, db, viewer, url, uiLocale, locale: toBaseLocale(uiLocale), hasFormErrors };
}

async function handleRefusals<Answer>(
  args: RouteArgs,
  storeDraft: StoreDraft | undefined,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    const refused = toAppError(error);
    if (!refused) throw await reportUnexpected(args, error);
    throw (
      (await redirectWithRefusal(args, refused)) ??
      (await createRefusalPage(args, refused, storeDraft))
    );
  }
}

async function redirectWithRefusal(
  args: RouteArgs,
  refused: AppError,
): Promise<Response | undefined> {
  if (!isMutation(args.request) || !isConflict(refused)) return undefined;
  if (!(await readSession(args))?.viewer) return undefined;
  const { code, details } = refused;
  const flash = { key: `errors:${code}`, values: details, isRefusal: true };
  return redirectWithFlash(args, args.context.refererPath ?? paths.home(), flash);
}

async function createRefusalPage(args: RouteArgs, refused: AppError, storeDraft?: StoreDraft) {
  const { context } = args;
  recordRateLimit(args, refused);
  const { code, details, status, headers } = refused;
  const locale = await readLocale(args.request);
  const message = translations(locale).t(`errors:${code}`);
  if (context.isFile) return createTextResponse(message, locale, { status, headers });
  if (isMutation(args.request)) {
    const draft = code === "maintenance" ? await storeSentDraft(args, storeDraft) : undefined;
    refusedActions.set(context, { draft });
  }
  const action = refusedActions.get(context);
  const refusal: Refusal = { code, message, details, draft: action?.draft };
  if (code === "database.away") refusal.isSent = action !== undefined;
  return data(refusal, { status, headers });
}

async function reportUnexpected(args: RouteArgs, error: unknown): Promise<unknown> {
  if (!isFault(args, error)) return error;
  const fault = logFault(args, error);
  if (!args.context.isFile) return data(fault, { status: 500 });
  const locale = await readLocale(args.request);
  const message = translations(locale).t("common:errorPage.unexpected");
  return createTextResponse(message, locale, { status: 500 });
}

/** For feed readers and similar clients, which show no page. */
function createTextResponse(
  message: string,
  locale: UiLocale,
  { status, headers }: ResponseInit,
): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      ...(headers as Record<string, string>),
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Language": locale,
      Vary: "Cookie, Accept-Language",
    },
  });
}

export function isFault({ request }: RouteArgs, error: unknown): error is Error {
  return error instanceof Error && !request.signal.aborted;
}

export function logFault({ context }: RouteArgs, error: Error): UnexpectedError {
  const { requestId } = context;
  log.error({ requestId, err: error }, "request failed");
  return { requestId };
}

export function recordRateLimit({ request, context }: RouteArgs, error: AppError): void {
  if (error.code !== "request.tooMany") return;
  const { pathname } = new URL(request.url);
  context.loginRateLimit.recordRefusal(
    pathname,
    context.address,
    Number(error.headers["Retry-After"]),
  );
}

/** Kept short, because the next login in this browser may be another user's. */
const TEN_MINUTES_IN_DAYS = 10 / (24 * 60);

function redirectToLogin(call: Call, draft: string | undefined, isForLater = false): Response {
  const { request, url, context } = call;
  const path = url.pathname + url.search;
  const forADay = { ...context, days: 1 };
  const back = setCookie(REDIRECTED_FROM_COOKIE, draft ?? path, forADay);
  const sent = isForLater
    ? [setCookie(SENT_BEFORE_LOGIN_COOKIE, path, { ...context, days: TEN_MINUTES_IN_DAYS })]
    : [];
  const hadSession = readCookie(request, SESSION_COOKIE, context) !== undefined;
  const to = paths.login(isMutation(request) && hadSession ? "auth.sessionNotFound" : undefined);
  const cookies = isPageRequest(request) && back.length <= MAX_COOKIE ? [back, ...sent] : [];
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(to, { status: 303, headers });
}

/** Remix fetches a page's data with "empty". */
function isPageRequest({ method, headers }: Request): boolean {
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  return method !== "HEAD" && ["document", "empty"].includes(destination);
}

async function storeSentDraft(
  args: RouteArgs,
  storeDraft?: StoreDraft,
): Promise<string | undefined> {
  if (!storeDraft) return undefined;
  try {
    return await storeDraft({ ...args, db: args.context.db });
  } catch (error) {
    if (toAppError(error)) return undefined;
    throw error;
  }
}
