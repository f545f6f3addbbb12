/** Independent of order. Two different lists collide with probability 1 in 2^32. */
export function checksumWords(words: Iterable<string>): number {
  let sum = 0;
  for (const word of new Set(words)) sum += hashWord(word);
  return sum;
}

/** FNV-1a, 32 bits. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
