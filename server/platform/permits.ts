export type EndPermit = () => void;

/** Who may do something of which only so many go on at once. */
export interface Permits {
  /** By a name; undefined where as many hold one, and none has ended theirs for so long. */
  take(name: string, most: number, timeoutMs: number): Promise<EndPermit | undefined>;
}

interface Held {
  count: number;
  waiting: (() => void)[];
}

/** The longest that a timer takes, and a number in JSON: who waits so long waits until it is their turn. */
const FOR_EVER_MS = 2 ** 31 - 1;

/** First come, first served. */
export function openPermits(): Permits {
  const held = new Map<string, Held>();

  const end = (name: string, state: Held) => {
    const next = state.waiting.shift();
    if (next) return next();
    state.count -= 1;
    if (state.count === 0) held.delete(name);
  };

  return {
    async take(name, most, timeoutMs) {
      const state = held.get(name) ?? { count: 0, waiting: [] };
      held.set(name, state);
      if (state.count < most) state.count += 1;
      else if (!(await comesToTurn(state.waiting, timeoutMs))) return undefined;
      let isOver = false;
      return () => {
        if (!isOver) end(name, state);
        isOver = true;
      };
    },
  };
}

function comesToTurn(waiting: Held["waiting"], timeoutMs: number): Promise<boolean> {
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

let permits = openPermits();

/** With several processes all ask the same one. */
export function sharePermits(shared: Permits): void {
  permits = shared;
}

export async function takePermit(name: string, most: number): Promise<EndPermit> {
  return (await permits.take(name, most, FOR_EVER_MS)) ?? (() => undefined);
}

export function tryPermit(
  name: string,
  most: number,
  timeoutMs = 0,
): Promise<EndPermit | undefined> {
  return permits.take(name, most, timeoutMs);
}

export async function withPermit<Done>(
  name: string,
  most: number,
  work: () => Promise<Done>,
): Promise<Done> {
  const end = await takePermit(name, most);
  try {
    return await work();
  } finally {
    end();
  }
}
