import { withSemaphore } from "../semaphores";

const AT_ONCE = 2;

/** Users take turns: an upload of a hundred images delays only its user. */
export function runInQueue<Done>(person: string, work: () => Promise<Done>): Promise<Done> {
  return withSemaphore(`images of ${person}`, 1, () => withSemaphore("images", AT_ONCE, work));
}

export function runHeavyAlone<Done>(work: () => Promise<Done>): Promise<Done> {
  return withSemaphore("heavy image", 1, work);
}
