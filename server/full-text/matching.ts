import type { Wanted } from "../db/full-text";

/** Whether the words of a row (one space between them) have what is wanted, as the index would say. */
export function hasWanted(words: string, wanted: Wanted): boolean {
  return isIn(` ${words} `, wanted);
}

function isIn(padded: string, wanted: Wanted): boolean {
  if ("word" in wanted) return padded.includes(` ${wanted.word} `);
  if ("prefix" in wanted) return padded.includes(` ${wanted.prefix}`);
  if ("any" in wanted) return wanted.any.some((each) => isIn(padded, each));
  if (!wanted.all.every((each) => isIn(padded, each))) return false;
  return !("none" in wanted) || !wanted.none.some((each) => isIn(padded, each));
}
