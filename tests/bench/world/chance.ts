/** Deterministic random numbers. */
export interface Chance {
  share(): number;
  below(end: number): number;
  /** Like `below`, but the nth number has a probability of about 1/n (Zipf). */
  rank(end: number): number;
  between(first: number, last: number): number;
  isTrue(probability: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  hex(length: number): string;
}

/** Seeded generator: mulberry32 by Tommy Ettinger. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function share(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(share() * end);
  return {
    share,
    below,
    rank: (end) => Math.min(end, Math.floor((end + 1) ** share())) - 1,
    between: (first, last) => first + below(last - first + 1),
    isTrue: (probability) => share() < probability,
    oneOf<Item>(items: readonly Item[]) {
      return items[below(items.length)] as Item;
    },
    hex: (length) => Array.from({ length }, () => below(16).toString(16)).join(""),
  };
}
