import { blockNavigations } from "~/framework/navigation-blocker";

/** How long a navigation waits for the form to be saved. */
const TIMEOUT_MS = 5_000;

/** Before leaving, tries once more to save; asks the user if that fails too. */
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
