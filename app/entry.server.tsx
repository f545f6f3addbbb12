import { Writable } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { downloadOf } from "#server/http/documents/download";
import { headOf } from "#server/http/documents/page-head";
import { compressed } from "#server/http/page-cache/compression";
import { entityTag } from "#server/http/page-cache/entity-tag";
import { lightReasonOf } from "#server/http/pipeline/light-pages";
import { isLocaleNamed, localeOf } from "#server/http/pipeline/request-locale";
import { log } from "#server/log";
import { translations } from "#server/translations";
import { withInlineStyles } from "~/framework/inline-styles";
import { withLateScripts } from "./framework/late-scripts";
import { LightContext } from "./ui/light";
import { NonceContext } from "./ui/nonce";

/** Renders a page to its end and sends it as one compressed answer; or a file in its place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  if (context.file && status === 200) return downloadOf(request, context, await context.file());
  const { nonce, requestId, retryAfter } = context;
  const locale = await localeOf(request);
  const page = await rendered(
    <I18nextProvider i18n={translations(locale)}>
      <NonceContext.Provider value={nonce}>
        <LightContext.Provider value={await lightReasonOf({ request, context })}>
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
  const html = import.meta.env.PROD
    ? withLateScripts(withInlineStyles(described, request, nonce))
    : described;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", cachingOf(request));
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  const body = await compressed(request, Buffer.from(html), headers);
  if (import.meta.env.PROD && context.cacheable && status === 200) {
    headers.set("ETag", entityTag(body));
    context.sent = { html, body };
  }
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
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
