import { isOwnAnswer } from "#domain/site/answer-mark";
import { paths } from "#domain/site/paths";

/** Browsers let requests with at most 64 KiB outlive their page; a recipe seldom has a tenth. */
const MAX_OUTLIVING = 60_000;

export const canOutlivePage = (words: string) => words.length <= MAX_OUTLIVING;

/** Sends a form as it stands, to be kept as a draft; false if it was not. */
export async function sendDraft(words: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(paths.recipeDraft(), {
    method: "POST",
    body: new URLSearchParams(words),
    keepalive: canOutlivePage(words),
    signal,
  }).catch(() => undefined);
  return answer?.ok === true && isOwnAnswer(answer);
}
