import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from "node:http";
import { LRUCache } from "lru-cache";
import type { LightReason } from "#domain/light";
import type { Locale } from "#domain/locales";
import { findMaintenance } from "../../admin/maintenance";
import type { Changes } from "../../db/changes";
import type { Db } from "../../db/open";
import { LOCALE_COOKIE, readPreference, SESSION_COOKIE } from "../pipeline/cookies";
import { requestedLight } from "../pipeline/light-pages";
import { type LoggedResponse, REQUEST_ID } from "../pipeline/request-log";
import type { Call } from "../pipeline/route-guards";
import { isFromElsewhere } from "../pipeline/same-origin";
import { encodingFor } from "./compression";
import { entityTag, isKnown } from "./entity-tag";
import { withScriptsNamed } from "./script-digests";

/** Of all kept pages together; a recipe's takes about 10 KB. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What a page takes beside its body: its headers and how to read it again. */
const OVERHEAD_BYTES = 4_096;
/** Ways in which browsers ask for a language. */
const MAX_LANGUAGES = 1_000;
const MAX_LANGUAGE = 200;

/** A page that is the same for everybody who is not signed in. */
export interface Cacheable {
  locale: Locale;
  /** A digest of what it shows. */
  digest: string;
  /** Reads what it shows again; rejects where there is nothing to see any more. */
  read(): Promise<unknown>;
}

interface CachedPage extends Cacheable {
  etag: string;
  /** As they are sent, names and values by turns; the second ones with a 304. */
  headers: string[];
  unchanged: string[];
  body: Buffer;
  /** The version of the database of which it is known to show what there is. */
  current?: number;
  /** Looking whether it does at another. */
  check?: { version: number; isCurrent: Promise<boolean> };
}

/**
 * Reads all that a page shows and that can change. To people who are not signed in the page may then
 * be sent again from memory, as long as `read` gives the same; it is called again much later, so it
 * holds on to nothing of the request.
 */
export async function cacheable<Shown>(
  { viewer, locale, context }: Pick<Call, "viewer" | "locale" | "context">,
  read: () => Promise<Shown>,
): Promise<Shown> {
  const shown = await read();
  if (!viewer) context.cacheable = { locale, digest: digestOf(shown), read };
  return shown;
}

/**
 * Answers with pages that are kept, and hands on all other requests. A page is kept once it was sent
 * to somebody who is not signed in. Whatever is written to the database makes it be checked before it
 * is sent again: it reads what it shows anew, and is dropped if that is no longer the same.
 */
export function withPageCache(db: Db, changes: Changes, next: RequestListener): RequestListener {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
  });
  const languages = new LRUCache<string, Locale>({ max: MAX_LANGUAGES });

  return (request, response) => {
    const name = cacheKeyOf(request, languages.get(languageOf(request)));
    const page = name && pages.get(name);
    if (!page) return renderPage(request, response);
    const version = changes.version();
    if (page.current === version) return send(page, request, response);
    check(db, page, version).then((isCurrent) => {
      if (isCurrent) return send(page, request, response);
      pages.delete(name);
      renderPage(request, response);
    });
  };

  function renderPage(request: IncomingMessage, response: LoggedResponse): void {
    if (isForNobody(request)) response.once("finish", () => store(request, response));
    next(request, response);
  }

  function store(request: IncomingMessage, response: LoggedResponse): void {
    const page = cachedPageOf(request, response);
    if (!page) return;
    const language = languageOf(request);
    if (language.length <= MAX_LANGUAGE) languages.set(language, page.locale);
    const name = cacheKeyOf(request, page.locale);
    if (name) pages.set(name, page);
  }
}

/** Only what is asked for without any session is the same for all; a cookie's name may be padded. */
function isForNobody({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && !headers.cookie?.includes(SESSION_COOKIE);
}

/** All that the bytes of a page depend on. */
function cacheKeyOf(request: IncomingMessage, locale: Locale | undefined): string | undefined {
  if (!locale || !isForNobody(request)) return undefined;
  const { url, headers } = request;
  const encoding = encodingFor(String(headers["accept-encoding"] ?? ""));
  const styles = isFromElsewhere(headers["sec-fetch-site"]) ? "inside" : "linked";
  return `${locale} ${lightOf(headers)} ${encoding} ${styles} ${url}`;
}

function lightOf(headers: IncomingHttpHeaders): LightReason | null {
  if (!headers.cookie && !headers["save-data"]) return null;
  return requestedLight(headersOf(headers));
}

/** What a visitor's language is found by. */
function languageOf({ headers }: IncomingMessage): string {
  const chosen = headers.cookie && readPreference(headersOf(headers), LOCALE_COOKIE);
  return JSON.stringify([chosen, headers["accept-language"]]);
}

/** The headers as those of a Request are asked for. */
function headersOf(headers: IncomingHttpHeaders) {
  return { headers: { get: (name: string) => String(headers[name.toLowerCase()] ?? "") } };
}

/** Whether a page shows what there is; where it cannot be told, whoever asks hears of it from there. */
async function check(db: Db, page: CachedPage, version: number): Promise<boolean> {
  try {
    if (page.check?.version !== version) page.check = { version, isCurrent: isAsRead(db, page) };
    const isCurrent = await page.check.isCurrent;
    if (isCurrent) page.current = version;
    return isCurrent;
  } catch {
    return false;
  }
}

async function isAsRead(db: Db, { read, digest }: CachedPage): Promise<boolean> {
  return (await findMaintenance(db)) === undefined && digestOf(await read()) === digest;
}

function send(page: CachedPage, { headers }: IncomingMessage, response: LoggedResponse): void {
  const id = [REQUEST_ID, response.locals?.requestId ?? ""];
  if (isKnown(page.etag, headers["if-none-match"])) {
    response.writeHead(304, [...id, ...page.unchanged]).end();
  } else {
    response.writeHead(200, [...id, ...page.headers]).end(page.body);
  }
}

function cachedPageOf(request: IncomingMessage, response: LoggedResponse): CachedPage | undefined {
  const { cacheable: page, sent } = response.locals?.context ?? {};
  const headers = response.getHeaders();
  if (!page || !sent || headers["set-cookie"] || !LASTING.test(request.url ?? "")) return;
  const etag = entityTag(sent.body);
  if (headers.etag !== etag) return;
  const policy = String(headers["content-security-policy"]);
  const headerPairs = Object.entries({
    ...headers,
    "content-security-policy": withScriptsNamed(policy, sent.html),
    "content-length": String(sent.body.length),
  }).filter(([name]) => !OF_ONE_ANSWER.includes(name));
  const pairs = (names: RegExp) =>
    headerPairs.flatMap(([name, value]) => (names.test(name) ? [name, String(value)] : []));
  return {
    ...page,
    ...{ etag, headers: pairs(/./), unchanged: pairs(/^(?!content-(type|length|encoding))/) },
    body: sent.body,
  };
}

/** An address that says which thing and how much of it, in numbers: no search, no secret. */
const LASTING = /^[/a-z]{1,40}(\?[a-z]{1,20}=\d{1,9}(&[a-z]{1,20}=\d{1,9}){0,2})?$/;

const OF_ONE_ANSWER = ["x-request-id", "connection", "transfer-encoding", "date"];

/** Of plain data, the same for the same: v8's own serialization is not, by how a number is held. */
function digestOf(shown: unknown): string {
  const text = JSON.stringify(shown, (_, value) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
  return createHash("sha256").update(text).digest("base64url");
}
