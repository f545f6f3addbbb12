import { blockNavigations } from "~/framework/navigation-blocker";

/** How long a link that is followed waits for the words to be kept. */
const TIMEOUT_MS = 5_000;

/** Where words could not be kept it is tried once more; if that fails too, the reader is asked. */
export function askBeforeLeaving(
  holdsWords: () => boolean,
  keep: () => Promise<boolean>,
  question: string,
): () => void {
  return blockNavigations(holdsWords, async ({ proceed, reset }) => {
    const timeout = new Promise<boolean>((resolve) =>
      window.setTimeout(() => resolve(false), TIMEOUT_MS),
    );
    const isKept = await Promise.race([keep(), timeout]);
    if (isKept || window.confirm(question)) proceed();
    else reset();
  });
}
