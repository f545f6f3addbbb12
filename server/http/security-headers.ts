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
    headers(request, response, next);
  };
}

function nonceOf(_request: unknown, response: unknown): string {
  return `'nonce-${(response as Response).locals.nonce}'`;
}
