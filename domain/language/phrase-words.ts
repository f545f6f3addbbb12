import { foldedKey } from "../text/text";

const BREAK = /[,;:()[\]–—]/;

export interface PhraseWord {
  text: string;
  key: string;
  start: number;
  end: number;
  isAfterBreak: boolean;
}

export function splitWords(phrase: string, pattern: RegExp): PhraseWord[] {
  const words: PhraseWord[] = [];
  let end = 0;
  for (const { 0: text, index: start } of phrase.matchAll(pattern)) {
    const isAfterBreak = words.length > 0 && BREAK.test(phrase.slice(end, start));
    end = start + text.length;
    words.push({ text, key: foldedKey(text), start, end, isAfterBreak });
  }
  return words;
}

/** Where a comma, a bracket or a word of `ending` ends the noun that `from` belongs to. */
export function findEndOfNoun(words: PhraseWord[], from: number, ending: Set<string>): number {
  const end = words.findIndex(
    ({ key, isAfterBreak }, at) => at >= from && (isAfterBreak || ending.has(key)),
  );
  return end < 0 ? words.length : end;
}
