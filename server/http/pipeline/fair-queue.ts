const SHORT_MS = 25;
const MAX_REST_MS = 250;
/** By then others' concurrent requests have been queued too. */
const ALONE_AFTER_MS = 10;

type Release = () => void;

export type RunQueued = <Done>(
  person: number | undefined,
  work: () => Promise<Done>,
) => Promise<Done | undefined>;

interface Waiter {
  hasLeft(): boolean;
  begin(end: Release | undefined): void;
}

// Runs CPU-bound work one piece at a time, users in turn. A user rests as long as their piece took,
// so that new connections and other users' requests are served.
export function createFairQueue() {
  const queues = new Map<string, Waiter[]>();
  const resting = new Set<string>();
  let isBusy = false;

  const isIdle = () => !isBusy && queues.size === 0 && resting.size === 0;

  function acquire(key: string, hasLeft: () => boolean): Promise<Release | undefined> {
    return new Promise<Release | undefined>((begin) => {
      const queue = queues.get(key) ?? [];
      queue.push({ hasLeft, begin });
      queues.set(key, queue);
      startNext();
    });
  }

  function startNext(): void {
    if (isBusy) return;
    const key = [...queues.keys()].find((each) => !resting.has(each));
    const first = key !== undefined && dequeue(key);
    if (key === undefined || !first) return;
    if (!first.hasLeft()) begin(key, first);
    else {
      first.begin(undefined);
      startNext();
    }
  }

  function dequeue(key: string): Waiter | undefined {
    const queue = queues.get(key) ?? [];
    const first = queue.shift();
    queues.delete(key);
    if (queue.length > 0) queues.set(key, queue);
    return first;
  }

  function begin(key: string, { begin }: Waiter): void {
    const begun = performance.now();
    let isOver = false;
    isBusy = true;
    begin(() => {
      if (isOver) return;
      isOver = true;
      rest(key, performance.now() - begun);
      setImmediate(() => {
        isBusy = false;
        startNext();
      });
    });
  }

  function rest(key: string, ms: number): void {
    if (ms < SHORT_MS) return;
    resting.add(key);
    const end = () => {
      clearTimeout(early);
      clearTimeout(late);
      resting.delete(key);
      startNext();
    };
    const early = setTimeout(() => {
      const isAlone = !isBusy && [...queues.keys()].every((each) => each === key);
      if (isAlone) end();
    }, ALONE_AFTER_MS);
    const late = setTimeout(end, Math.min(ms, MAX_REST_MS));
  }

  return { isIdle, take: acquire };
}

export type FairQueue = ReturnType<typeof createFairQueue>;
