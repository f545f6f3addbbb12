import { withoutRequestSignal } from "../request-signal";

/** Coalesces concurrent calls. A caller never gets a result whose query began before the call. */
export function coalesce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let answered: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= answered.then(() => {
      next = undefined;
      const answer = withoutRequestSignal(load);
      answered = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
}
