import { setTimeout } from "node:timers/promises";
import { AppError } from "../../errors";
import { log } from "../../log";
import { BucketRefusal } from "./faults";

export interface RetryPolicy {
  attempts: number;
  firstWaitMs: number;
  silentMs: number;
  deadlineMs: number;
}

export const USUAL_RETRIES: RetryPolicy = {
  attempts: 4,
  firstWaitMs: 200,
  silentMs: 5_000,
  deadlineMs: 20_000,
};

const RETRY_AFTER_SECONDS = 30;
const LOG_EVERY_MS = 60_000;
export type ToOutageError = (cause: Error) => Error;

let reason: string | undefined;

export function findOutageReason(): string | undefined {
  return reason;
}

export async function withRetries<Done>(
  { attempts, firstWaitMs, deadlineMs }: RetryPolicy,
  toOutageError: ToOutageError,
  attempt: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const deadline = AbortSignal.timeout(deadlineMs);
  for (let made = 1; ; made++) {
    try {
      const done = await attempt(deadline);
      reason = undefined;
      return done;
    } catch (error) {
      if (error instanceof BucketRefusal) throw error;
      if (made >= attempts || deadline.aborted) throw toOutageError(error as Error);
      const wait = firstWaitMs * 2 ** (made - 1) * (0.5 + Math.random());
      await setTimeout(wait, undefined, { signal: deadline }).catch(() => undefined);
    }
  }
}

export function createOutageReporter(): ToOutageError {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (cause) => {
    reason = cause.message;
    const now = performance.now();
    if (now - loggedAt >= LOG_EVERY_MS) {
      loggedAt = now;
      log.error({ reason: cause.message }, "the bucket of PICTURES does not serve");
    }
    const error = new AppError("storage.away", { "Retry-After": String(RETRY_AFTER_SECONDS) });
    error.cause = cause;
    return error;
  };
}
