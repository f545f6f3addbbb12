import type { NextFunction, Request, Response } from "express";
import { FALLBACK_LOCALE, UI_LOCALES } from "#domain/locales";
import { paths } from "#domain/paths";
import { translations } from "../../translations";

const MAX_REFUSALS = 20;
const MAX_ADDRESSES = 10_000;
const LOGIN_PATHS = new Set([paths.login(), "/auth/login", "/api/v1/auth/login"]);

export interface LoginRateLimit {
  note(path: string, address: string, retryAfterSeconds: number): void;
  middleware(request: Request, response: Response, next: NextFunction): void;
}

/** Answers before anything is parsed or read. */
export function openLoginRateLimit(addressOf: (request: Request) => string): LoginRateLimit {
  const refused = new Map<string, { times: number; until: number }>();
  return {
    note(path, address, retryAfterSeconds) {
      // Being limited at signing up keeps nobody from logging in.
      if (!LOGIN_PATHS.has(path)) return;
      if (refused.size >= MAX_ADDRESSES) refused.clear();
      const times = (refused.get(address)?.times ?? 0) + 1;
      refused.set(address, { times, until: Date.now() + retryAfterSeconds * 1000 });
    },
    middleware(request, response, next) {
      if (request.method !== "POST" || !LOGIN_PATHS.has(request.path)) return next();
      const address = addressOf(request);
      const limit = refused.get(address);
      if (limit && limit.until <= Date.now()) refused.delete(address);
      if (!limit || limit.times < MAX_REFUSALS || limit.until <= Date.now()) return next();
      answerShortly(request, response, limit.until);
    },
  };
}

function answerShortly(request: Request, response: Response, until: number): void {
  const accepted = UI_LOCALES.find((each) => each === request.acceptsLanguages(...UI_LOCALES));
  const locale = accepted ?? FALLBACK_LOCALE;
  const { t } = translations(locale);
  const message = t("errors:request.tooMany");
  const isCall = request.path !== paths.login();
  const body = isCall
    ? JSON.stringify({ error: { code: "request.tooMany", message } })
    : `<!DOCTYPE html><html lang="${locale}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Popote</title><p>${message}</p><p><a href="${paths.login()}">${t("account:login.title")}</a></p></html>`;
  response.writeHead(429, {
    "Content-Type": `${isCall ? "application/json" : "text/html"}; charset=utf-8`,
    "Cache-Control": "no-store",
    "Retry-After": String(Math.ceil((until - Date.now()) / 1000)),
  });
  response.end(body);
}
