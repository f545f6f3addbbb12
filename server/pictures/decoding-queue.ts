/** So many pictures are decoded at once, of one person never more than one. */
const AT_ONCE = 2;

/** Who waits with what, the person whose turn is next first. */
const lines = new Map<string, (() => void)[]>();
const busy = new Set<string>();
let lastHeavy: Promise<unknown> = Promise.resolve();

/**
 * Does something for a person in their turn: those who wait take turns, one thing each, so that
 * whoever has a hundred waiting holds up only themself.
 */
export async function runInQueue<Done>(person: string, work: () => Promise<Done>): Promise<Done> {
  await new Promise<void>((begin) => {
    const line = lines.get(person);
    if (line) line.push(begin);
    else lines.set(person, [begin]);
    next();
  });
  try {
    return await work();
  } finally {
    busy.delete(person);
    // Behind everybody else who waits.
    const rest = lines.get(person);
    lines.delete(person);
    if (rest) lines.set(person, rest);
    next();
  }
}

/** Does what takes much memory, one after another. */
export function oneHeavyAtATime<Done>(work: () => Promise<Done>): Promise<Done> {
  const mine = lastHeavy.then(work);
  lastHeavy = mine.catch(() => undefined);
  return mine;
}

function next(): void {
  for (const [person, line] of lines) {
    if (busy.size >= AT_ONCE) return;
    if (busy.has(person)) continue;
    const first = line.shift();
    if (line.length === 0) lines.delete(person);
    busy.add(person);
    first?.();
  }
}
