import { setTimeout } from "node:timers/promises";
import { AppError } from "../../errors";
import { log } from "../../log";
import { BucketRefusal } from "./faults";

export interface RetryPolicy {
  attempts: number;
  /** Doubled after each attempt. */
  firstWaitMs: number;
  silentMs: number;
  /** For the whole of an exchange that people wait for. */
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
/** Makes the refusal that people are told; the log says what was wrong. */
export type ToOutageError = (cause: Error) => Error;

let reason: string | undefined;

/** Why the last file could not be had; undefined once one is. As far as this process has tried. */
export function findOutageReason(): string | undefined {
  return reason;
}

/** Throws storage.away once the attempts or the time are used up. */
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
