import { randomBytes } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";
import { ANSWER_MARK } from "#domain/site/answer-mark";

export function createSecurityHeaders(isSecure: () => boolean, imagesOrigin?: string) {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", formatNonce],
        styleSrc: ["'self'", import.meta.env.DEV ? "'unsafe-inline'" : formatNonce],
        connectSrc: ["'self'", ...(import.meta.env.DEV ? ["ws:"] : [])],
        // Mantine and React write style attributes; they cannot run scripts.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "blob:", ...(imagesOrigin ? [imagesOrigin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
    // For Internet Explorer 8 and Flash.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    response.locals.nonce = randomBytes(16).toString("base64");
    response.setHeader(ANSWER_MARK, "yes");
    if (isSecure()) response.setHeader("Strict-Transport-Security", "max-age=31536000");
    headers(request, response, (error) => {
      if (request.query.key !== undefined) response.set(SECRET_ADDRESS_HEADERS);
      next(error);
    });
  };
}

/** `key` opens a recipe. With no referrer at all, Popote's own forms would send no origin. */
const SECRET_ADDRESS_HEADERS = { "X-Robots-Tag": "noindex", "Referrer-Policy": "same-origin" };

function formatNonce(_request: unknown, response: unknown): string {
  return `'nonce-${(response as Response).locals.nonce}'`;
}
