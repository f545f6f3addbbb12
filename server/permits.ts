export type EndPermit = () => void;

/** Who may do something of which only so many go on at once. */
export interface Permits {
  /** By a name; undefined where as many hold one, unless it waits for its turn. */
  take(name: string, most: number, waits: boolean): Promise<EndPermit | undefined>;
}

interface Held {
  count: number;
  waiting: (() => void)[];
}

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
    async take(name, most, waits) {
      const state = held.get(name) ?? { count: 0, waiting: [] };
      if (state.count >= most && !waits) return undefined;
      held.set(name, state);
      if (state.count < most) state.count += 1;
      else await new Promise<void>((begin) => state.waiting.push(begin));
      let isOver = false;
      return () => {
        if (!isOver) end(name, state);
        isOver = true;
      };
    },
  };
}

let permits = openPermits();

/** With several processes all ask the same one. */
export function sharePermits(shared: Permits): void {
  permits = shared;
}

export async function takePermit(name: string, most: number): Promise<EndPermit> {
  return (await permits.take(name, most, true)) ?? (() => undefined);
}

export function tryPermit(name: string, most: number): Promise<EndPermit | undefined> {
  return permits.take(name, most, false);
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
