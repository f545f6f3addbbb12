import { randomBytes } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";

/** Sets a fresh nonce and the security headers of every answer. */
export function securityHeaders(isSecure: () => boolean) {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceOf],
        styleSrc: ["'self'", import.meta.env.DEV ? "'unsafe-inline'" : nonceOf],
        // Vite tells a developer's browser of changes over a socket of its own.
        connectSrc: ["'self'", ...(import.meta.env.DEV ? ["ws:"] : [])],
        // Mantine and React write style attributes; they cannot run anything.
        styleSrcAttr: ["'unsafe-inline'"],
        // A picture that was just chosen is shown from memory.
        imgSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    response.locals.nonce = randomBytes(16).toString("base64");
    if (isSecure()) response.setHeader("Strict-Transport-Security", "max-age=31536000");
    headers(request, response, (error) => {
      if (request.query.key !== undefined) response.set(OF_SECRET_ADDRESSES);
      next(error);
    });
  };
}

/**
 * An address with a `key` is a secret: no search engine keeps it, no other site hears of it. To
 * Popote's own pages it goes on as referrer: with "no-referrer" their forms would name no origin.
 */
const OF_SECRET_ADDRESSES = { "X-Robots-Tag": "noindex", "Referrer-Policy": "same-origin" };

function nonceOf(_request: unknown, response: unknown): string {
  return `'nonce-${(response as Response).locals.nonce}'`;
}
