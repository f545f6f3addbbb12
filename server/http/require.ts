import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { Locale } from "~/model/locales";
import { paths } from "~/paths";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { log } from "../log";
import { isAdmin, type Person, type Viewer } from "../permissions";
import { REDIRECTED_FROM_COOKIE, setCookie } from "./cookies";
import { localeOf } from "./locale";
import { sessionOf } from "./session";

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

/** A loader or action for everybody; a refusal of the domain becomes the error page's. */
export function forAnyone<Answer>(handle: Handler<Call, Answer>) {
  return async (args: ActionFunctionArgs): Promise<Answer> => {
    try {
      return await handle(await callOf(args));
    } catch (error) {
      if (!(error instanceof AppError)) throw unexpected(args, error);
      noteBraked(args, error);
      throw data(error.refusal, { status: error.status, headers: error.headers });
    }
  };
}

/**
 * A loader or action for people who are signed in; others go to /login and come back. What they
 * sent can be kept first: `keep` returns more Set-Cookie headers.
 */
export function forViewer<Answer>(
  handle: Handler<ViewerCall, Answer>,
  keep?: Handler<Call, string[]>,
) {
  return forAnyone(async (call) => {
    const { viewer } = call;
    if (!viewer) throw toLogin(call, await keep?.(call));
    return handle({ ...call, viewer });
  });
}

/** A loader or action for administrators; others go to /home. */
export function forAdmin<Answer>(handle: Handler<ViewerCall, Answer>) {
  return forViewer(async (call) => {
    if (!isAdmin(call.viewer)) throw redirect(paths.home());
    return handle(call);
  });
}

/** Reads who is asking; throws request.forbiddenOrigin for what another site sent. */
export async function callOf(args: ActionFunctionArgs): Promise<Call> {
  const { foreignOrigin: seen, origin: configured } = args.context;
  if (seen) throw new AppError("request.forbiddenOrigin", {}, { seen, configured });
  const session = await sessionOf(args);
  return {
    ...args,
    db: args.context.db,
    viewer: session?.viewer ?? null,
    url: new URL(args.request.url),
    locale: await localeOf(args.request),
  };
}

/**
 * What a loader or action did not mean to throw: logged, and shown as the id of its request. What it
 * meant, such as a redirect, and what a visitor who left did not wait for goes on as it is.
 */
function unexpected({ request, context }: ActionFunctionArgs, error: unknown): unknown {
  if (!(error instanceof Error) || request.signal.aborted) return error;
  const { requestId } = context;
  log.error({ requestId, err: error }, "request failed");
  return data({ requestId }, { status: 500 });
}

/** An address that was told to wait and does not is answered shortly from then on. */
export function noteBraked({ request, context }: ActionFunctionArgs, error: AppError): void {
  if (error.code !== "request.tooMany") return;
  const { pathname } = new URL(request.url);
  context.brake.note(pathname, context.address, Number(error.headers["Retry-After"]));
}

/** To /login, and back here after it; who sent something hears that their session is gone. */
function toLogin({ request, url, context }: Call, cookies: string[] = []): Response {
  const back = setCookie(REDIRECTED_FROM_COOKIE, url.pathname + url.search, {
    ...context,
    days: 1,
  });
  const headers = [back, ...cookies].map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const isSent = request.method !== "GET" && request.method !== "HEAD";
  const to = paths.login(isSent ? "auth.sessionNotFound" : undefined);
  return redirect(to, { status: 303, headers });
}
