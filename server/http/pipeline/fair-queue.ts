/** What takes longer than a short request is followed by a rest. */
const SHORT_MS = 25;
const MAX_REST_MS = 250;
/** By then whoever else asked meanwhile waits too. */
const ALONE_AFTER_MS = 10;

export type Release = () => void;

/** Does some work when it is the turn of a person, or of the address; undefined where the client has left. */
export type RunQueued = <Done>(
  person: number | undefined,
  work: () => Promise<Done>,
) => Promise<Done | undefined>;

interface Waiter {
  hasLeft(): boolean;
  /** Without a turn for whoever left meanwhile. */
  begin(end: Release | undefined): void;
}

/**
 * Work that holds the processor: one piece at a time, and in turns between those for whom it is done. The
 * event loop goes round between two pieces, and whoever had a long one rests as long: meanwhile new
 * connections are accepted, and what others ask for is answered.
 */
export function createFairQueue() {
  const queues = new Map<string, Waiter[]>();
  const resting = new Set<string>();
  let isBusy = false;

  const isIdle = () => !isBusy && queues.size === 0 && resting.size === 0;

  /** By whoever it is for; undefined where they left before it was their turn. */
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
    // Behind all others.
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
