export type Release = () => void;

export interface Semaphores {
  acquire(name: string, limit: number, timeoutMs: number): Promise<Release | undefined>;
}

interface SemaphoreState {
  count: number;
  waiting: (() => void)[];
}

/** The longest timeout of a timer, and representable in JSON. */
const FOR_EVER_MS = 2 ** 31 - 1;

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
