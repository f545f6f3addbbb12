import { withPermit } from "../permits";

/** Decoded at once; of one person never more than one. */
const AT_ONCE = 2;

/** People take turns: somebody with a hundred pictures delays only themself. */
export function runInQueue<Done>(person: string, work: () => Promise<Done>): Promise<Done> {
  return withPermit(`pictures of ${person}`, 1, () => withPermit("pictures", AT_ONCE, work));
}

export function oneHeavyAtATime<Done>(work: () => Promise<Done>): Promise<Done> {
  return withPermit("heavy picture", 1, work);
}
