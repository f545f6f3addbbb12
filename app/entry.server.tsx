import { Writable } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { UiLocale } from "#domain/language/locales";
import type { LightReason } from "#domain/site/light";
import { downloadOf } from "#server/http/documents/download";
import { headOf } from "#server/http/documents/page-head";
import { compressed } from "#server/http/page-cache/compression";
import { entityTag } from "#server/http/page-cache/entity-tag";
import { isLastingAddress, sharedRendering } from "#server/http/page-cache/renderings";
import { isFirstPage } from "#server/http/pipeline/first-page";
import { lightReasonOf } from "#server/http/pipeline/light-pages";
import { isLocaleNamed, localeOf } from "#server/http/pipeline/request-locale";
import { log } from "#server/platform/log";
import { translations } from "#server/platform/translations";
import { withInlineStyles } from "~/framework/inline-styles";
import { withLateScripts } from "./framework/late-scripts";
import {
  MARKS,
  markedContext,
  type OwnParts,
  ownPartsOf,
  sharedDataOf,
  sharedRootOf,
} from "./framework/shared-page";
import { Avatar } from "./ui/avatar";
import { LightContext } from "./ui/light";
import { NonceContext } from "./ui/nonce";

/** The client has gone: nobody reads it but the log. */
const LEFT = 499;

/** Renders a page to its end and sends it as one compressed answer; or a file in its place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  if (context.file && status === 200) return downloadOf(request, context, await context.file());
  const page = await pageOf(request, remixContext, context);
  if (!page) return new Response(null, { status: LEFT });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", cachingOf(request));
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
  if (context.retryAfter) headers.set("Retry-After", context.retryAfter);
  const body = await compressed(request, page, headers);
  if (import.meta.env.PROD && context.cacheable && status === 200) {
    headers.set("ETag", entityTag(body));
    context.sent = { html: page.toString(), body };
  }
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}

/** What many readers are shown alike is rendered once for all of them. */
async function pageOf(
  request: Request,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Buffer | undefined> {
  const locale = await localeOf(request);
  const light = await lightReasonOf({ request, context });
  const root = isShared(request, context) ? sharedRootOf(remixContext) : undefined;
  if (!root) {
    const html = await htmlInTurn(request, remixContext, context, { locale, light });
    return html === undefined ? undefined : Buffer.from(html);
  }
  const { page: head, origin } = context;
  const { pathname, search } = new URL(request.url);
  const shown = sharedDataOf(remixContext, root);
  return sharedRendering(
    [pathname, search, origin, locale, light, isFirstPage(request), head, shown],
    MARK_TEXTS,
    partTexts(await ownPartsOf(remixContext, root)),
    () => {
      const { nonce } = MARKS;
      const marked = markedContext(remixContext, root);
      return htmlInTurn(request, marked, { ...context, nonce }, { locale, light });
    },
  );
}

/** The reader's own parts as they stand in the page; the picture's address holds the id. */
function partTexts({ reader, nonce, hydrationData }: OwnParts): string[] {
  const picture = renderToStaticMarkup(<Avatar person={reader} />);
  const name = renderToStaticMarkup(reader.username);
  return [picture, name, String(reader.id), nonce, hydrationData];
}

const MARK_TEXTS = partTexts(MARKS);

function isShared({ method, url }: Request, { isRenderingShared }: AppLoadContext): boolean {
  const isKept = import.meta.env.PROD && isRenderingShared === true;
  return isKept && method === "GET" && isLastingAddress(url);
}

/** Rendering holds the processor longest: people take turns. Undefined where the client has left meanwhile. */
async function htmlInTurn(...page: Parameters<typeof htmlOf>): Promise<string | undefined> {
  const [, , { session, inTurn }] = page;
  const person = await session?.then((row) => row?.viewer?.id).catch(() => undefined);
  return inTurn(person, () => htmlOf(...page));
}

async function htmlOf(
  request: Request,
  remixContext: EntryContext,
  context: AppLoadContext,
  { locale, light }: { locale: UiLocale; light: LightReason | null },
): Promise<string> {
  const { nonce, requestId } = context;
  const page = await rendered(
    <I18nextProvider i18n={translations(locale)}>
      <NonceContext.Provider value={nonce}>
        <LightContext.Provider value={light}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </LightContext.Provider>
      </NonceContext.Provider>
    </I18nextProvider>,
    nonce,
    requestId,
  );
  const described = page.replace(
    "</head>",
    () => `${headOf(context, locale, isLocaleNamed(request))}</head>`,
  );
  return import.meta.env.PROD
    ? withLateScripts(withInlineStyles(described, request, nonce))
    : described;
}

/** The answer to a client navigation: data only, the client has the page. */
export async function handleDataRequest(
  response: Response,
  { request, context }: ActionFunctionArgs,
): Promise<Response> {
  const { status, headers } = response;
  if (context.retryAfter) headers.set("Retry-After", context.retryAfter);
  headers.append("Vary", "Cookie, Accept-Language");
  headers.set("Cache-Control", cachingOf(request));
  const body = await compressed(request, Buffer.from(await response.arrayBuffer()), headers);
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
}

/** What an administrator reads under /admin is kept nowhere, not even for the Back button. */
function cachingOf({ url }: Request): string {
  return /^\/admin(\/|\.data$|$)/.test(new URL(url).pathname) ? "no-store" : "private, no-cache";
}

/** Only the unexpected is logged; a refusal and a visitor who left are everyday events. */
export function handleError(error: unknown, { request, context }: ActionFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ requestId: context.requestId, err: error }, "request failed");
}

function rendered(page: ReactNode, nonce: string, requestId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // React 18 fills its buffers up with NULs where a character of several bytes did not fit.
        resolve(Buffer.concat(chunks).toString().replaceAll("\0", ""));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => stream.pipe(collector),
      onShellError: reject,
      onError: (error) => log.error({ requestId, err: error }, "page not rendered"),
    });
  });
}
