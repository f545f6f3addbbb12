export type Release = () => void;

/** Who may do something of which only so many go on at once. */
export interface Semaphores {
  /** By a name; undefined where as many hold one, and none has ended theirs for so long. */
  acquire(name: string, limit: number, timeoutMs: number): Promise<Release | undefined>;
}

interface SemaphoreState {
  count: number;
  waiting: (() => void)[];
}

/** The longest that a timer takes, and a number in JSON: who waits so long waits until it is their turn. */
const FOR_EVER_MS = 2 ** 31 - 1;

/** First come, first served. */
export function createSemaphores(): Semaphores {
  const held = new Map<string, SemaphoreState>();

  const release = (name: string, state: SemaphoreState) => {
    const next = state.waiting.shift();
    if (next) return next();
    state.count -= 1;
    if (state.count === 0) held.delete(name);
  };

  return {
    async acquire(name, limit, timeoutMs) {
      const state = held.get(name) ?? { count: 0, waiting: [] };
      held.set(name, state);
      if (state.count < limit) state.count += 1;
      else if (!(await waitForSlot(state.waiting, timeoutMs))) return undefined;
      let isOver = false;
      return () => {
        if (!isOver) release(name, state);
        isOver = true;
      };
    },
  };
}

function waitForSlot(waiting: SemaphoreState["waiting"], timeoutMs: number): Promise<boolean> {
  if (timeoutMs === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      resolve(false);
    };
    const timer = timeoutMs < FOR_EVER_MS ? setTimeout(giveUp, timeoutMs) : undefined;
    waiting.push(begin);
  });
}

let semaphores = createSemaphores();

/** With several processes all ask the same one. */
export function replaceSemaphores(shared: Semaphores): void {
  semaphores = shared;
}

export async function acquireSemaphore(name: string, limit: number): Promise<Release> {
  return (await semaphores.acquire(name, limit, FOR_EVER_MS)) ?? (() => undefined);
}

export function tryAcquireSemaphore(
  name: string,
  limit: number,
  timeoutMs = 0,
): Promise<Release | undefined> {
  return semaphores.acquire(name, limit, timeoutMs);
}

export async function withSemaphore<Done>(
  name: string,
  limit: number,
  work: () => Promise<Done>,
): Promise<Done> {
  const release = await acquireSemaphore(name, limit);
  try {
    return await work();
  } finally {
    release();
  }
}
