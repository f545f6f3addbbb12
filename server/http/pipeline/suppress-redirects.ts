import type { NextFunction, Request, Response } from "express";
import { WITHOUT_REDIRECT } from "#domain/site/answer-mark";

// Scripts cannot see who redirected them: a proxy's login page looks like Popote's own.
export function suppressRedirects(request: Request, response: Response, next: NextFunction): void {
  if (request.get("Prefer") === WITHOUT_REDIRECT) {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (...head: [status: number]) => {
      const isRedirect = response.statusCode >= 300 && response.hasHeader("Location");
      if (!isRedirect) return writeHead(...head);
      response.removeHeader("Location");
      return writeHead(204);
    };
  }
  next();
}
