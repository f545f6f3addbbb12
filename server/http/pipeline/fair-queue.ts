/** What takes longer than a short request is followed by a rest. */
const SHORT_MS = 25;
const LONGEST_REST_MS = 250;
/** By then whoever else asked meanwhile waits too. */
const ALONE_AFTER_MS = 10;

export type EndTurn = () => void;

/** Does some work when it is the turn of a person, or of the address; undefined where the client has left. */
export type InTurn = <Done>(
  person: number | undefined,
  work: () => Promise<Done>,
) => Promise<Done | undefined>;

interface Waiting {
  hasLeft(): boolean;
  /** Without a turn for whoever left meanwhile. */
  begin(end: EndTurn | undefined): void;
}

/**
 * Work that holds the processor: one piece at a time, and in turns between those for whom it is done. The
 * event loop goes round between two pieces, and whoever had a long one rests as long: meanwhile new
 * connections are accepted, and what others ask for is answered.
 */
export function openFairQueue() {
  const queues = new Map<string, Waiting[]>();
  const resting = new Set<string>();
  let isBusy = false;

  const isIdle = () => !isBusy && queues.size === 0 && resting.size === 0;

  /** By whoever it is for; undefined where they left before it was their turn. */
  function take(key: string, hasLeft: () => boolean): Promise<EndTurn | undefined> {
    return new Promise<EndTurn | undefined>((begin) => {
      const queue = queues.get(key) ?? [];
      queue.push({ hasLeft, begin });
      queues.set(key, queue);
      beginNext();
    });
  }

  function beginNext(): void {
    if (isBusy) return;
    const key = [...queues.keys()].find((each) => !resting.has(each));
    const first = key !== undefined && takeFirst(key);
    if (key === undefined || !first) return;
    if (!first.hasLeft()) begin(key, first);
    else {
      first.begin(undefined);
      beginNext();
    }
  }

  function takeFirst(key: string): Waiting | undefined {
    const queue = queues.get(key) ?? [];
    const first = queue.shift();
    queues.delete(key);
    // Behind all others.
    if (queue.length > 0) queues.set(key, queue);
    return first;
  }

  function begin(key: string, { begin }: Waiting): void {
    const begun = performance.now();
    let isOver = false;
    isBusy = true;
    begin(() => {
      if (isOver) return;
      isOver = true;
      rest(key, performance.now() - begun);
      setImmediate(() => {
        isBusy = false;
        beginNext();
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
      beginNext();
    };
    const early = setTimeout(() => {
      const isAlone = !isBusy && [...queues.keys()].every((each) => each === key);
      if (isAlone) end();
    }, ALONE_AFTER_MS);
    const late = setTimeout(end, Math.min(ms, LONGEST_REST_MS));
  }

  return { isIdle, take };
}

export type FairQueue = ReturnType<typeof openFairQueue>;
