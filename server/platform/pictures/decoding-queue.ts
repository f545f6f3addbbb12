import { withSemaphore } from "../semaphores";

/** Parallel decodings; at most one per user. */
const AT_ONCE = 2;

/** Users take turns: an upload of a hundred images delays only its user. */
export function runInQueue<Done>(person: string, work: () => Promise<Done>): Promise<Done> {
  return withSemaphore(`pictures of ${person}`, 1, () => withSemaphore("pictures", AT_ONCE, work));
}

export function runHeavyAlone<Done>(work: () => Promise<Done>): Promise<Done> {
  return withSemaphore("heavy picture", 1, work);
}
