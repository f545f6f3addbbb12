import { foldedKey } from "#domain/text/text";

const MIN_LETTERS = 3;
/** Word endings vary ("Zwiebel", "Zwiebeln"), beginnings do not. */
const MAX_STEM = 5;
const MAX_READ = 20_000;

export function createMentionTest(lines: string[]): (text: string) => boolean {
  const stems = new Set(lines.flatMap(listStems));
  return (text) => listStems(text).some((stem) => stems.has(stem));
}

export function getMentionShare(lines: string[], texts: string[]): number {
  const isSaid = createMentionTest(texts);
  return lines.length === 0 ? 0 : lines.filter(isSaid).length / lines.length;
}

function listStems(text: string): string[] {
  const words = foldedKey(text.slice(0, MAX_READ)).match(/\p{L}+/gu) ?? [];
  return words
    .map((word) => word.replace(/e?s$|x$/, ""))
    .filter((word) => word.length >= MIN_LETTERS)
    .map((word) => word.slice(0, MAX_STEM));
}
