import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from "node:http";
import { LRUCache } from "lru-cache";
import type { UiLocale } from "#domain/language/locales";
import type { LightReason } from "#domain/site/light";
import { findMaintenance } from "../../admin/maintenance";
import { canSignUp } from "../../features/accounts/registration";
import type { DatabaseVersion } from "../../platform/db/engine";
import type { Db } from "../../platform/db/open";
import { computeDigest } from "../../platform/digest";
import {
  getTimeZone,
  LOCALE_COOKIE,
  REDIRECTED_FROM_COOKIE,
  readPreference,
  readTheme,
  SESSION_COOKIE,
} from "../pipeline/cookies";
import { isFirstPage } from "../pipeline/first-page";
import { findRequestedLight } from "../pipeline/light-pages";
import type { RequestContext } from "../pipeline/load-context-type";
import { type Cacheable, type Caching, getPageResponse } from "../pipeline/page-response";
import { type LoggedResponse, REQUEST_ID } from "../pipeline/request-log";
import type { Call } from "../pipeline/route-guards";
import { pickEncoding } from "./compression";
import { computeEntityTag, matchesEntityTag } from "./entity-tag";
import { addScriptHashes } from "./script-digests";

/** A recipe's page takes about 10 KB. */
const MAX_BYTES = 32 * 1024 * 1024;
const OVERHEAD_BYTES = 4_096;
const MAX_LANGUAGES = 1_000;
const MAX_LANGUAGE = 200;

interface CachedPage extends Cacheable {
  etag: string;
  headers: string[];
  unchanged: string[];
  body: Buffer;
  current?: number;
  check?: { version: number; isCurrent: Promise<boolean> };
}

/** `read` runs again much later, so it must not hold on to the request. */
export async function readCacheable<Shown>(
  { viewer, uiLocale, context }: Pick<Call, "viewer" | "uiLocale" | "context">,
  read: () => Promise<Shown>,
): Promise<{ shown: Shown; caching?: Caching }> {
  const shown = await read();
  if (viewer) return { shown, caching: { kind: "rendering" } };
  if (await waitsForFirstAccount(context)) return { shown };
  return {
    shown,
    caching: { kind: "page", locale: uiLocale, digest: computeDigest(shown), read },
  };
}

interface RenderedPage {
  html: string;
  body: Buffer;
}

const rendered = new WeakMap<RequestContext, RenderedPage>();

export function keepRenderedPage(
  context: RequestContext,
  page: Buffer,
  body: Buffer,
): string | undefined {
  if (getPageResponse(context).caching?.kind !== "page") return undefined;
  rendered.set(context, { html: page.toString(), body });
  return computeEntityTag(body);
}

/** Pages then offer to sign up; later ones do not. */
async function waitsForFirstAccount({ db, registration }: Call["context"]): Promise<boolean> {
  return registration !== "open" && (await canSignUp(db, registration));
}

/** After any database write, a cached page is checked and dropped if it has changed. */
export function withPageCache(
  db: Db,
  changes: DatabaseVersion,
  next: RequestListener,
): RequestListener {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
  });
  const languages = new LRUCache<string, UiLocale>({ max: MAX_LANGUAGES });

  return (request, response) => {
    const name = buildCacheKey(request, languages.get(buildLanguageKey(request)));
    const page = name && pages.get(name);
    if (!page) return renderPage(request, response);
    const version = changes.read();
    const answer = (told: number) => answerFrom(page, name, told, request, response);
    if (typeof version === "number") answer(version);
    else version.then(answer);
  };

  function answerFrom(
    page: CachedPage,
    name: string,
    version: number,
    request: IncomingMessage,
    response: LoggedResponse,
  ): void {
    // The version is unavailable; the page itself shows the error.
    if (Number.isNaN(version)) {
      renderPage(request, response);
      return;
    }
    if (page.current === version) {
      send(page, request, response);
      return;
    }
    check(db, page, version).then((isCurrent) => {
      if (isCurrent) return send(page, request, response);
      pages.delete(name);
      renderPage(request, response);
    });
  }

  function renderPage(request: IncomingMessage, response: LoggedResponse): void {
    if (isAnonymous(request)) response.once("finish", () => store(request, response));
    next(request, response);
  }

  function store(request: IncomingMessage, response: LoggedResponse): void {
    const page = buildCachedPage(request, response);
    // Node holds a request's signal, and through it the context, until the request is finalized.
    if (response.locals?.context) rendered.delete(response.locals.context);
    if (!page) return;
    const language = buildLanguageKey(request);
    if (language.length <= MAX_LANGUAGE) languages.set(language, page.locale);
    const name = buildCacheKey(request, page.locale);
    if (name) pages.set(name, page);
  }
}

/** Cookies that decide what a page shows. */
const PERSONAL_COOKIES = [SESSION_COOKIE, REDIRECTED_FROM_COOKIE];

/** Detects cookies under any prefix or padding of their names. */
function isAnonymous({ method, headers: { cookie } }: IncomingMessage): boolean {
  const isPersonal = cookie && PERSONAL_COOKIES.some((name) => cookie.includes(name));
  return method === "GET" && !isPersonal;
}

function buildCacheKey(request: IncomingMessage, locale: UiLocale | undefined): string | undefined {
  if (!locale || !isAnonymous(request)) return undefined;
  const { url, headers } = request;
  const encoding = pickEncoding(String(headers["accept-encoding"] ?? ""));
  const styles = isFirstPage(wrapHeaders(headers)) ? "inside" : "linked";
  const theme = headers.cookie ? readTheme(wrapHeaders(headers)) : null;
  const zone = headers.cookie ? getTimeZone(wrapHeaders(headers)) : null;
  return `${locale} ${findLight(headers)} ${theme} ${zone} ${encoding} ${styles} ${url}`;
}

function findLight(headers: IncomingHttpHeaders): LightReason | null {
  if (!headers.cookie && !headers["save-data"]) return null;
  return findRequestedLight(wrapHeaders(headers));
}

function buildLanguageKey({ headers }: IncomingMessage): string {
  const chosen = headers.cookie && readPreference(wrapHeaders(headers), LOCALE_COOKIE);
  return JSON.stringify([chosen, headers["accept-language"]]);
}

function wrapHeaders(headers: IncomingHttpHeaders) {
  return { headers: { get: (name: string) => String(headers[name.toLowerCase()] ?? "") } };
}

async function check(db: Db, page: CachedPage, version: number): Promise<boolean> {
  try {
    if (page.check?.version !== version) page.check = { version, isCurrent: isUnchanged(db, page) };
    const isCurrent = await page.check.isCurrent;
    if (isCurrent) page.current = version;
    return isCurrent;
  } catch {
    return false;
  }
}

async function isUnchanged(db: Db, { read, digest }: CachedPage): Promise<boolean> {
  return (await findMaintenance(db)) === undefined && computeDigest(await read()) === digest;
}

function send(page: CachedPage, { headers }: IncomingMessage, response: LoggedResponse): void {
  const id = [REQUEST_ID, response.locals?.requestId ?? ""];
  if (matchesEntityTag(page.etag, headers["if-none-match"])) {
    response.writeHead(304, [...id, ...page.unchanged]).end();
  } else {
    response.writeHead(200, [...id, ...page.headers]).end(page.body);
  }
}

function buildCachedPage(
  request: IncomingMessage,
  response: LoggedResponse,
): CachedPage | undefined {
  const { context } = response.locals ?? {};
  const sent = context && rendered.get(context);
  const page = context && getPageResponse(context).caching;
  const headers = response.getHeaders();
  if (page?.kind !== "page" || !sent || headers["set-cookie"] || !LASTING.test(request.url ?? ""))
    return;
  const etag = computeEntityTag(sent.body);
  if (headers.etag !== etag) return;
  const policy = String(headers["content-security-policy"]);
  const headerPairs = Object.entries({
    ...headers,
    "content-security-policy": addScriptHashes(policy, sent.html),
    "content-length": String(sent.body.length),
  }).filter(([name]) => !PER_RESPONSE_HEADERS.includes(name));
  const pairs = (names: RegExp) =>
    headerPairs.flatMap(([name, value]) => (names.test(name) ? [name, String(value)] : []));
  return {
    ...page,
    ...{ etag, headers: pairs(/./), unchanged: pairs(/^(?!content-(type|length|encoding))/) },
    body: sent.body,
  };
}

/** Only numeric parameters: no searches and no secret keys. */
const LASTING = /^[/a-z]{1,40}(\?[a-z]{1,20}=\d{1,9}(&[a-z]{1,20}=\d{1,9}){0,2})?$/;

const PER_RESPONSE_HEADERS = ["x-request-id", "connection", "transfer-encoding", "date"];
