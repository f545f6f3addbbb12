import { toLineKey } from "../outline/line-positions";

export function withoutDuplicateBlock(lines: string[]): string[] {
  const first = lines.filter((line, at) => at % 2 === 0 && line === lines[at + 1]);
  if (lines.length > 2 && first.length * 2 === lines.length) {
    return new Set(first).size === first.length ? first : lines;
  }
  return withoutCopyBelow(lines);
}

function withoutCopyBelow(lines: string[]): string[] {
  const keys = lines.map((line) => toLineKey(line.slice(0, MAX_KEY)));
  const start = keys.indexOf(keys[0] ?? "", 1);
  const [own, copy] = [keys.slice(0, start), keys.slice(start)];
  if (start < 1 || copy.length < own.length * MIN_COPY) return lines;
  const known = new Set(own);
  const again = copy.filter((key) => known.has(key)).length;
  const isLong = own.length > 2 || lines.join("").length >= MIN_TWO_TWICE;
  return isLong && again >= copy.length * MIN_AGAIN ? lines.slice(0, start) : lines;
}

const MAX_KEY = 300;
/** Shares of the block that must be present, and must repeat earlier text, to count as a copy. */
const MIN_COPY = 0.6;
const MIN_AGAIN = 0.8;
/** In characters: two repeated lines are a copy if the text is at least this long. */
const MIN_TWO_TWICE = 200;
