import type { NextFunction, Request, Response } from "express";
import { paths } from "#domain/site/paths";
import { sendPlainRefusal } from "./plain-refusal";

const MAX_REFUSALS = 20;
const MAX_ADDRESSES = 10_000;
const LOGIN_PATHS = new Set([paths.login(), "/auth/login", "/api/v1/auth/login"]);

export interface LoginRateLimit {
  recordRefusal(path: string, address: string, retryAfterSeconds: number): void;
  middleware(request: Request, response: Response, next: NextFunction): void;
}

export function createLoginRateLimit(getAddress: (request: Request) => string): LoginRateLimit {
  const refused = new Map<string, { times: number; until: number }>();
  return {
    recordRefusal(path, address, retryAfterSeconds) {
      // A signup limit does not block logins.
      if (!LOGIN_PATHS.has(path)) return;
      if (refused.size >= MAX_ADDRESSES) refused.clear();
      const times = (refused.get(address)?.times ?? 0) + 1;
      refused.set(address, { times, until: Date.now() + retryAfterSeconds * 1000 });
    },
    middleware(request, response, next) {
      if (request.method !== "POST" || !LOGIN_PATHS.has(request.path)) return next();
      const address = getAddress(request);
      const limit = refused.get(address);
      if (limit && limit.until <= Date.now()) refused.delete(address);
      if (!limit || limit.times < MAX_REFUSALS || limit.until <= Date.now()) return next();
      sendPlainRefusal(request, response, {
        code: "request.tooMany",
        retryAfterSeconds: Math.ceil((limit.until - Date.now()) / 1000),
        link:
          request.path === paths.login()
            ? { to: paths.login(), text: (t) => t("account:login.title") }
            : null,
      });
    },
  };
}
