import { apartFromRequest } from "../request-signal";

/**
 * One question for all who ask while none newer is being sent. Nobody gets the answer to a question
 * that was sent before they asked.
 */
export function sharedQuestion<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answered: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return () => {
    next ??= answered.then(() => {
      next = undefined;
      const answer = apartFromRequest(ask);
      answered = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
}
