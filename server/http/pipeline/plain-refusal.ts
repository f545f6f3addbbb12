import type { Request, Response } from "express";
import type { ErrorCode } from "#domain/errors";
import { FALLBACK_LOCALE, UI_LOCALES } from "#domain/locales";
import { ERROR_STATUS } from "../../errors";
import { translations } from "../../translations";

interface PlainRefusal {
  code: ErrorCode;
  retryAfterSeconds: number;
  /** Where the page leads; null for what is no page. */
  link: { to: string; text: (t: ReturnType<typeof translations>["t"]) => string } | null;
}

/** Answers before anything is parsed, routed or rendered: a page of one sentence, or JSON. */
export function refusePlainly(
  request: Request,
  response: Response,
  { code, retryAfterSeconds, link }: PlainRefusal,
): void {
  const accepted = UI_LOCALES.find((each) => each === request.acceptsLanguages(...UI_LOCALES));
  const locale = accepted ?? FALLBACK_LOCALE;
  const { t } = translations(locale);
  const message = t(`errors:${code}` as "errors:request.busy");
  const body = link
    ? `<!DOCTYPE html><html lang="${locale}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Popote</title><p>${message}</p><p><a href="${escaped(link.to)}">${link.text(t)}</a></p></html>`
    : JSON.stringify({ error: { code, message } });
  response.writeHead(ERROR_STATUS[code], {
    "Content-Type": `${link ? "text/html" : "application/json"}; charset=utf-8`,
    "Cache-Control": "no-store",
    "Retry-After": String(retryAfterSeconds),
  });
  response.end(body);
}

/** For a browser's own request: script asks for data, other programs for JSON. */
export function linkAgain({ headers, path, originalUrl }: Request): PlainRefusal["link"] {
  const isPage = !path.endsWith(".data") && (headers.accept ?? "").includes("text/html");
  return isPage ? { to: originalUrl, text: (t) => t("errors:request.tryAgain") } : null;
}

function escaped(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
