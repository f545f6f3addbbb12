import { isOwnAnswer } from "#domain/site/answer-mark";
import { paths } from "#domain/site/paths";

/** Browsers limit keepalive requests to 64 KiB; a recipe rarely has a tenth of that. */
const MAX_OUTLIVING = 60_000;

export const canOutlivePage = (words: string) => words.length <= MAX_OUTLIVING;

export async function sendDraft(words: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(paths.recipeDraft(), {
    method: "POST",
    body: new URLSearchParams(words),
    keepalive: canOutlivePage(words),
    signal,
  }).catch(() => undefined);
  return answer?.ok === true && isOwnAnswer(answer);
}
