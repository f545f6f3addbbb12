import type { NextFunction, Request, Response } from "express";
import { WITHOUT_REDIRECT } from "#domain/site/answer-mark";

/**
 * Script cannot read who redirected it: a proxy's login page looks like Popote's own. For a request that
 * prefers it, a redirect is 204 No Content with the mark of Popote's answers.
 */
export function suppressRedirects(request: Request, response: Response, next: NextFunction): void {
  if (request.get("Prefer") === WITHOUT_REDIRECT) {
    const writeHead = response.writeHead.bind(response);
    // Its other arguments are handed on as they are.
    response.writeHead = (...head: [status: number]) => {
      const isRedirect = response.statusCode >= 300 && response.hasHeader("Location");
      if (!isRedirect) return writeHead(...head);
      response.removeHeader("Location");
      return writeHead(204);
    };
  }
  next();
}
