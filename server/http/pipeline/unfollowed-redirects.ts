import type { NextFunction, Request, Response } from "express";
import { WITHOUT_REDIRECT } from "#domain/answer-mark";

/**
 * Script cannot read who redirected it: a proxy's login page looks like Popote's own. For a request that
 * prefers it, a redirect is 204 No Content with the mark of Popote's answers.
 */
export function answerWithoutRedirects(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (request.get("Prefer") === WITHOUT_REDIRECT) {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number) => {
      const isRedirect = status >= 300 && status < 400;
      if (isRedirect) response.removeHeader("Location");
      return writeHead(isRedirect ? 204 : status);
    };
  }
  next();
}
