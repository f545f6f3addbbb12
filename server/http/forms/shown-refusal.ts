import type { ErrorCode } from "#domain/site/errors";
import { AppError } from "../../platform/errors";

/** Returns a refusal with this code instead of throwing it, for a form that is shown again. */
export async function returnRefusal<Value>(
  code: ErrorCode,
  act: Promise<Value>,
): Promise<Value | AppError> {
  return act.catch((error: unknown) => {
    if (error instanceof AppError && error.code === code) return error;
    throw error;
  });
}
