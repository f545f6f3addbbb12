/** Chance that falls the same at every run. */
export interface Chance {
  /** From 0 to below 1. */
  share(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** The same, where small numbers fall far more often: the nth about 1/n of the time (Zipf). */
  rank(end: number): number;
  between(first: number, last: number): number;
  isTrue(probability: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  /** So many hexadecimal digits. */
  hex(length: number): string;
}

/** Chance from a seed, by Tommy Ettinger's mulberry32. */
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
