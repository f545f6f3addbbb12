import { withSemaphore } from "../semaphores";

/** Decoded at once; of one person never more than one. */
const AT_ONCE = 2;

/** People take turns: somebody with a hundred pictures delays only themself. */
export function runInQueue<Done>(person: string, work: () => Promise<Done>): Promise<Done> {
  return withSemaphore(`pictures of ${person}`, 1, () => withSemaphore("pictures", AT_ONCE, work));
}

export function runHeavyAlone<Done>(work: () => Promise<Done>): Promise<Done> {
  return withSemaphore("heavy picture", 1, work);
}
