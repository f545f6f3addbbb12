import type { Request, Response } from "express";
import { FALLBACK_LOCALE, UI_LOCALES, type UiLocale } from "#domain/language/locales";
import type { ErrorCode } from "#domain/site/errors";
import { paths } from "#domain/site/paths";
import { ERROR_STATUS } from "../../platform/errors";
import { translations } from "../../platform/translations";

interface PlainRefusal {
  code: ErrorCode;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  link: { to: string; text: (t: ReturnType<typeof translations>["t"]) => string } | null;
}

/** Answers before anything is parsed, routed or rendered: a one-sentence page, or JSON. */
export function sendPlainRefusal(
  request: Request,
  response: Response,
  { code, retryAfterSeconds, headers, link }: PlainRefusal,
): void {
  const locale = pickAcceptedLocale(request);
  const { t } = translations(locale);
  const message = t(`errors:${code}` as "errors:request.busy");
  const body = link
    ? `<!DOCTYPE html><html lang="${locale}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Popote</title><p>${message}</p><p><a href="${escapeHtml(link.to)}">${link.text(t)}</a></p></html>`
    : JSON.stringify({ error: { code, message } });
  response.writeHead(ERROR_STATUS[code], {
    "Content-Type": `${link ? "text/html" : "application/json"}; charset=utf-8`,
    "Content-Language": locale,
    "Cache-Control": "no-store",
    Vary: "Accept-Language",
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    ...headers,
  });
  response.end(body);
}

export function pickAcceptedLocale(request: Request): UiLocale {
  const accepted = request.acceptsLanguages(...UI_LOCALES);
  return UI_LOCALES.find((each) => each === accepted) ?? FALLBACK_LOCALE;
}

export function buildRetryLink(request: Request): PlainRefusal["link"] {
  return isPageRequest(request)
    ? { to: request.originalUrl, text: (t) => t("errors:request.tryAgain") }
    : null;
}

export function buildHomeLink(request: Request): PlainRefusal["link"] {
  return isPageRequest(request)
    ? { to: paths.home(), text: (t) => t("common:errorPage.home") }
    : null;
}

function isPageRequest({ headers, path }: Request): boolean {
  return !path.endsWith(".data") && (headers.accept ?? "").includes("text/html");
}

function escapeHtml(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
