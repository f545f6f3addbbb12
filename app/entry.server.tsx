import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { UiLocale } from "#domain/language/locales";
import type { Translations } from "#domain/language/translations";
import type { LightReason } from "#domain/site/light";
import { createDownload } from "#server/http/documents/download";
import { renderHead } from "#server/http/documents/page-head";
import { compressBody } from "#server/http/page-cache/compression";
import { keepRenderedPage } from "#server/http/page-cache/page-cache";
import { isCacheableAddress, renderShared } from "#server/http/page-cache/renderings";
import { isFirstPage } from "#server/http/pipeline/first-page";
import { findLightReason } from "#server/http/pipeline/light-pages";
import type { RequestContext, RouteArgs } from "#server/http/pipeline/load-context-type";
import { getPageResponse } from "#server/http/pipeline/page-response";
import { isLocaleNamed, readLocale } from "#server/http/pipeline/request-locale";
import { findKnownSession } from "#server/http/pipeline/session";
import { log } from "#server/platform/log";
import { translations } from "#server/platform/translations";
import { withInlineStyles } from "~/framework/inline-styles";
import { withLateScripts } from "./framework/late-scripts";
import { renderNode } from "./framework/render-node";
import {
  extractViewerParts,
  findSharedRoot,
  insertPlaceholders,
  PLACEHOLDERS,
  pickSharedData,
  type ViewerParts,
} from "./framework/shared-page";
import { Avatar } from "./ui/avatar";
import { LightContext } from "./ui/light";
import { NonceContext } from "./ui/nonce";
import { TranslationsProvider } from "./ui/translation";

/** The client closed the connection; only the log shows this status. */
const CLIENT_CLOSED = 499;

/**
 * How many ms Remix waits for promises in a page's data. Its timer keeps the whole request in memory,
 * even once the page is sent, and our loaders return no promises inside their data.
 */
export const streamTimeout = 0;

/** Renders the whole page, or builds the route's download, and returns one compressed response. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: RequestContext,
): Promise<Response> {
  const { file, retryAfter } = getPageResponse(context);
  if (file && status === 200) return createDownload(request, context, file);
  const page = await renderPage(request, remixContext, context);
  if (!page) return new Response(null, { status: CLIENT_CLOSED });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", pickCacheControl(request));
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  const body = await compressBody(request, page, headers);
  if (import.meta.env.PROD && status === 200) {
    const etag = keepRenderedPage(context, page, body);
    if (etag) headers.set("ETag", etag);
  }
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}

/** Renders a page that is seen again alike once, and fills in the parts of each view. */
async function renderPage(
  request: Request,
  remixContext: EntryContext,
  context: RequestContext,
): Promise<Buffer | undefined> {
  const locale = await readLocale(request);
  const light = await findLightReason({ request, context });
  const root = isShared(request, context) ? findSharedRoot(remixContext) : undefined;
  if (!root) {
    const { nonce } = context;
    const html = await queueRender(request, remixContext, context, { locale, light, nonce });
    return html === undefined ? undefined : Buffer.from(html);
  }
  const { origin } = context;
  const { head } = getPageResponse(context);
  const { pathname, search } = new URL(request.url);
  const shown = pickSharedData(remixContext, root);
  return renderShared(
    [pathname, search, origin, locale, light, isFirstPage(request), head, shown],
    PLACEHOLDER_TEXTS,
    renderParts(await extractViewerParts(remixContext, root)),
    () => {
      const { nonce } = PLACEHOLDERS;
      const marked = insertPlaceholders(remixContext, shown);
      return queueRender(request, marked, context, { locale, light, nonce });
    },
  );
}

/** The viewer's own parts as they appear in the page; the avatar's URL contains the user id. */
function renderParts({ reader, nonce, formKey, hydrationData }: ViewerParts): string[] {
  const image = renderToStaticMarkup(<Avatar person={reader} />);
  const name = renderToStaticMarkup(reader.username);
  return [image, name, String(reader.id), nonce, renderToStaticMarkup(formKey), hydrationData];
}

const PLACEHOLDER_TEXTS = renderParts(PLACEHOLDERS);

function isShared({ method, url }: Request, context: RequestContext): boolean {
  const isKept = import.meta.env.PROD && getPageResponse(context).caching?.kind === "rendering";
  return isKept && method === "GET" && isCacheableAddress(url);
}

/** Queues the render, because rendering blocks the CPU longest. Undefined if the client left. */
async function queueRender(...page: Parameters<typeof renderHtml>): Promise<string | undefined> {
  const [, , context] = page;
  const session = await findKnownSession(context)?.catch(() => undefined);
  return context.runQueued(session?.viewer?.id, () => renderHtml(...page));
}

async function renderHtml(
  request: Request,
  remixContext: EntryContext,
  context: RequestContext,
  { locale, light, nonce }: { locale: UiLocale; light: LightReason | null; nonce: string },
): Promise<string> {
  const page = await renderNode(
    <TranslationsProvider value={translations(locale) as unknown as Translations}>
      <NonceContext.Provider value={nonce}>
        <LightContext.Provider value={light}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </LightContext.Provider>
      </NonceContext.Provider>
    </TranslationsProvider>,
    nonce,
  );
  const { head } = getPageResponse(context);
  const where = { origin: context.origin, nonce };
  const described = page.replace(
    "</head>",
    () => `${renderHead(head, where, locale, isLocaleNamed(request))}</head>`,
  );
  return import.meta.env.PROD
    ? withLateScripts(withInlineStyles(described, request, nonce))
    : described;
}

/** Answers a client navigation: data only. */
export async function handleDataRequest(
  response: Response,
  { request, context }: RouteArgs,
): Promise<Response> {
  const { status, headers } = response;
  const { retryAfter } = getPageResponse(context);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  headers.append("Vary", "Cookie, Accept-Language");
  headers.set("Cache-Control", pickCacheControl(request));
  const body = await compressBody(request, Buffer.from(await response.arrayBuffer()), headers);
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
}

/** Pages under /admin must not be stored, not even for the Back button. */
function pickCacheControl({ url }: Request): string {
  return /^\/admin(\/|\.data$|$)/.test(new URL(url).pathname) ? "no-store" : "private, no-cache";
}

/** Logs unexpected errors only: refusals and aborted requests are normal. */
export function handleError(error: unknown, { request, context }: RouteArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ requestId: context.requestId, err: error }, "request failed");
}
