import { withoutRequestSignal } from "../request-signal";

/**
 * One question for all who ask while none newer is being sent. Nobody gets the answer to a question
 * that was sent before they asked.
 */
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
