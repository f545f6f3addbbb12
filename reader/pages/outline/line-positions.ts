import { foldedKey } from "#domain/text/text";

export interface LineRange {
  from: number;
  to: number;
}

/** This many characters locate a line; the page may say more after them than its data. */
const MAX_KEY = 25;
/** Between two lines of a list there may be a heading or an advertisement, but not a story. */
const MAX_BETWEEN = 400;
const MAX_TRIES = 20;

export function createLineFinder(lines: string[]): (texts: string[]) => LineRange[] {
  const page = keyedPage(lines);
  return (texts) => {
    const keys = texts.map((text) => toLineKey(text).slice(0, MAX_KEY));
    return keys.length === 0 || keys.includes("") ? [] : findRanges(keys, page);
  };
}

export function toLineKey(line: string): string {
  return foldedKey(line).replace(/[^\p{L}\p{N}]+/gu, "");
}

function findRanges(keys: string[], page: KeyedPage): LineRange[] {
  const longest = keys.reduce(
    (best, key, at) => (key.length > getKeyLength(keys, best) ? at : best),
    0,
  );
  const key = keys[longest] ?? "";
  let start = page.text.indexOf(key);
  for (let tries = 0; start >= 0 && tries < MAX_TRIES; tries++) {
    const starts = page.lineAt.has(start) ? runAround(start, longest, keys, page) : undefined;
    if (starts) return starts.map((each, at) => toRange(each, getKeyLength(keys, at), page));
    start = page.text.indexOf(key, start + 1);
  }
  return [];
}

interface KeyedPage {
  text: string;
  starts: number[];
  lineAt: Map<number, number>;
}

function keyedPage(lines: string[]): KeyedPage {
  const keys = lines.map(toLineKey);
  const starts: number[] = [];
  let length = 0;
  for (const key of keys) {
    starts.push(length);
    length += key.length;
  }
  return { text: keys.join(""), starts, lineAt: new Map(starts.map((start, at) => [start, at])) };
}

function runAround(
  start: number,
  known: number,
  keys: string[],
  page: KeyedPage,
): number[] | undefined {
  const starts: number[] = [];
  starts[known] = start;
  for (let at = known + 1; at < keys.length; at++) {
    const from = (starts[at - 1] ?? 0) + getKeyLength(keys, at - 1);
    const found = findStarts(page, from, from + MAX_BETWEEN, keys[at] ?? "").at(0);
    if (found === undefined) return undefined;
    starts[at] = found;
  }
  for (let at = known - 1; at >= 0; at--) {
    const to = starts[at + 1] ?? 0;
    const found = findStarts(page, Math.max(0, to - MAX_BETWEEN), to, keys[at] ?? "").at(-1);
    if (found === undefined) return undefined;
    starts[at] = found;
  }
  return starts;
}

function findStarts({ text, lineAt }: KeyedPage, from: number, to: number, key: string): number[] {
  const near = text.slice(from, to);
  const found: number[] = [];
  for (let at = near.indexOf(key); at >= 0; at = near.indexOf(key, at + 1)) {
    if (lineAt.has(from + at)) found.push(from + at);
  }
  return found;
}

function toRange(start: number, size: number, { starts, lineAt }: KeyedPage): LineRange {
  const from = lineAt.get(start) ?? 0;
  let to = from;
  while ((starts[to + 1] ?? Number.POSITIVE_INFINITY) < start + size) to += 1;
  return { from, to };
}

function getKeyLength(keys: string[], at: number): number {
  return keys[at]?.length ?? 0;
}
