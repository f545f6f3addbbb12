export interface Random {
  whole(lowest: number, highest: number): number;
  pick<T>(choices: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** Deterministic random numbers from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (lowest: number, highest: number) =>
    lowest + Math.floor(next() * (highest - lowest + 1));
  return {
    whole,
    pick: <T>(choices: readonly T[]) => choices[whole(0, choices.length - 1)] as T,
    shuffled: (list) =>
      list
        .map((each) => ({ each, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ each }) => each),
  };
}
