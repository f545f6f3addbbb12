/** Decoded at once; of one person never more than one. */
const AT_ONCE = 2;

const lines = new Map<string, (() => void)[]>();
const busy = new Set<string>();
let lastHeavy: Promise<unknown> = Promise.resolve();

/** People take turns: somebody with a hundred pictures delays only themself. */
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
    const rest = lines.get(person);
    lines.delete(person);
    if (rest) lines.set(person, rest);
    next();
  }
}

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
