import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { UnexpectedError } from "#domain/errors";
import type { Locale } from "#domain/locales";
import { paths } from "#domain/paths";
import type { Db } from "../../db/open";
import { AppError, isConflict } from "../../errors";
import { refusalOf } from "../../full-disk";
import { log } from "../../log";
import { isAdmin, type Person, type Viewer } from "../../permissions";
import { withIdempotencyKey } from "../forms/idempotency";
import { REDIRECTED_FROM_COOKIE, readCookie, SESSION_COOKIE, setCookie } from "./cookies";
import { maintenanceFor } from "./maintenance-refusal";
import { localeOf } from "./request-locale";
import { redirectWithFlash, sessionOf } from "./session";

/** Browsers keep none that is longer, and proxies refuse an answer that sends it. */
const MAX_COOKIE = 4_096;

/** What a loader or action starts from: who is asking, for what, in which language. */
export interface Call extends ActionFunctionArgs {
  db: Db;
  viewer: Viewer;
  url: URL;
  locale: Locale;
}

export interface ViewerCall extends Call {
  viewer: Person;
}

export type Handler<Given, Answer> = (call: Given) => Promise<Answer>;

/** Keeps what was sent for when it can be taken; returns the Set-Cookie headers to find it by. */
export type StoreDraft = Handler<Pick<Call, "db" | "request" | "context">, string[]>;

/**
 * A loader or action for everybody; a refusal of the domain becomes the error page's. What is sent
 * during maintenance can be kept.
 */
export function forAnyone<Answer>(handle: Handler<Call, Answer>, storeDraft?: StoreDraft) {
  return (args: ActionFunctionArgs): Promise<Answer> =>
    withRefusals(args, storeDraft, () =>
      withIdempotencyKey(args, (sent) =>
        withRefusals(sent, storeDraft, async () => handle(await callOf(sent))),
      ),
    );
}

/**
 * A loader or action for people who are signed in; others go to /login and come back. What they
 * sent can be kept first.
 */
export function forViewer<Answer>(handle: Handler<ViewerCall, Answer>, storeDraft?: StoreDraft) {
  return forAnyone(async (call) => {
    const { viewer } = call;
    if (!viewer) throw toLogin(call, await storeDraft?.(call));
    return handle({ ...call, viewer });
  }, storeDraft);
}

/** A loader or action for administrators; others go to /home. */
export function forAdmin<Answer>(handle: Handler<ViewerCall, Answer>) {
  return forViewer(async (call) => {
    if (!isAdmin(call.viewer)) throw redirect(paths.home());
    return handle(call);
  });
}

/** Reads who is asking; throws request.forbiddenOrigin for what another site sent, or maintenance. */
export async function callOf(args: ActionFunctionArgs): Promise<Call> {
  const { foreignOrigin: seen, origin: configured } = args.context;
  if (seen) throw new AppError("request.forbiddenOrigin", {}, { seen, configured });
  const { db } = args.context;
  const viewer = (await sessionOf(args))?.viewer ?? null;
  const url = new URL(args.request.url);
  const closed = await maintenanceFor(db, viewer, url.pathname);
  if (closed) throw closed;
  return { ...args, db, viewer, url, locale: await localeOf(args.request) };
}

/** Turns a refusal, or a fault, into what is shown of it. */
async function withRefusals<Answer>(
  args: ActionFunctionArgs,
  storeDraft: StoreDraft | undefined,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw unexpected(args, error);
    throw (await backToButton(args, refused)) ?? (await refusalPage(args, refused, storeDraft));
  }
}

/** A conflict leads whoever pressed a button back to the page that it is on, with a message. */
async function backToButton(
  args: ActionFunctionArgs,
  refused: AppError,
): Promise<Response | undefined> {
  if (!isSent(args.request) || !isConflict(refused)) return undefined;
  if (!(await sessionOf(args))?.viewer) return undefined;
  const { code, details } = refused;
  const flash = { key: `errors:${code}`, values: details, isRefusal: true };
  return redirectWithFlash(args, args.context.cameFrom ?? paths.home(), flash);
}

async function refusalPage(args: ActionFunctionArgs, refused: AppError, storeDraft?: StoreDraft) {
  noteRateLimited(args, refused);
  args.context.retryAfter = refused.headers["Retry-After"];
  if (refused.code === "maintenance")
    args.context.draftCookies ??= await draftCookiesOf(args, storeDraft);
  const cookies = args.context.draftCookies ?? [];
  const refusal = cookies.length > 0 ? { ...refused.refusal, isKept: true } : refused.refusal;
  const headers = [...Object.entries(refused.headers), ...cookies];
  return data(refusal, { status: refused.status, headers });
}

/** What a loader or action did not mean to throw is logged, and shown as the id of its request. */
function unexpected(args: ActionFunctionArgs, error: unknown): unknown {
  return isFault(args, error) ? data(logFault(args, error), { status: 500 }) : error;
}

/** Whether it was not meant, as a redirect is, and somebody still waits for the answer. */
export function isFault({ request }: ActionFunctionArgs, error: unknown): error is Error {
  return error instanceof Error && !request.signal.aborted;
}

/** Logs what was not meant; returns the id by which the log has it. */
export function logFault({ context }: ActionFunctionArgs, error: Error): UnexpectedError {
  const { requestId } = context;
  log.error({ requestId, err: error }, "request failed");
  return { requestId };
}

/** An address that was told to wait and does not is answered shortly from then on. */
export function noteRateLimited({ request, context }: ActionFunctionArgs, error: AppError): void {
  if (error.code !== "request.tooMany") return;
  const { pathname } = new URL(request.url);
  context.loginRateLimit.note(pathname, context.address, Number(error.headers["Retry-After"]));
}

/** To /login, and back here after it; who sent something in a session hears that it is gone. */
function toLogin({ request, url, context }: Call, cookies: string[] = []): Response {
  const back = setCookie(REDIRECTED_FROM_COOKIE, url.pathname + url.search, {
    ...context,
    days: 1,
  });
  const hadSession = readCookie(request, SESSION_COOKIE, context) !== undefined;
  const to = paths.login(isSent(request) && hadSession ? "auth.sessionNotFound" : undefined);
  const kept = isForPerson(request) && back.length <= MAX_COOKIE ? [back, ...cookies] : cookies;
  return redirect(to, { status: 303, headers: kept.map(asHeader) });
}

/**
 * Whether somebody is on the way to a page; not where a browser asks for a part of another page, or
 * only whether there is one. Remix asks for the data of a page by `fetch`, "empty".
 */
function isForPerson({ method, headers }: Request): boolean {
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  return method !== "HEAD" && ["document", "empty"].includes(destination);
}

/** What cannot be kept, because it cannot be read or there is too much, is not. */
async function draftCookiesOf(
  args: ActionFunctionArgs,
  storeDraft?: StoreDraft,
): Promise<[string, string][]> {
  if (!storeDraft || !isSent(args.request)) return [];
  try {
    return (await storeDraft({ ...args, db: args.context.db })).map(asHeader);
  } catch (error) {
    if (refusalOf(error)) return [];
    throw error;
  }
}

const asHeader = (cookie: string): [string, string] => ["Set-Cookie", cookie];

function isSent({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}
