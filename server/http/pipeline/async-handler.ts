import type { NextFunction, Request, Response } from "express";

type AsyncHandler = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Express 4 ignores rejected promises, which would end the process. */
export function asyncHandler(handle: AsyncHandler) {
  return (request: Request, response: Response, next: NextFunction): void => {
    handle(request, response, next).catch(next);
  };
}
