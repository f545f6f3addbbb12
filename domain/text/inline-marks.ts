import { type LinkTarget, readLinkTarget } from "./link-address";
import { hasUnspaced } from "./unspaced";

export type Range = readonly [start: number, end: number];

/** A pair of signs in a line, which mark up what stands between them. */
export interface InlineMark {
  tag: "strong" | "em" | "a";
  open: Range;
  close: Range;
  link?: LinkTarget;
}

export interface InlineMarks {
  /** By their start; a mark inside another comes after it. */
  marks: InlineMark[];
  /** Offsets of the backslashes that keep a sign literal. */
  escapes: number[];
}

interface Opener {
  /** "[", or a sign with its size: "*2". */
  kind: string;
  range: Range;
}

// A bare address is one token, so that its signs stay.
const TOKEN = /\\[*_[\]]|https?:\/\/[^\s*[\]()]+|\*+|_+|\[|\](?:\(((?:[^\s()]|\([^\s()]*\))+)\))?/g;
const WORD = /[\p{L}\p{N}\p{M}]/u;
const NO_START = /[\s.,;:!?)\]}»”…]/;
const NO_END = /[\s([{«“]/;
const MOST_SIGNS = 3;

/** Signs that mark nothing are no marks. */
export function findInlineMarks(line: string): InlineMarks {
  const marks: InlineMark[] = [];
  const escapes: number[] = [];
  const openers = createOpeners();
  for (const { 0: found, 1: address, index } of line.matchAll(TOKEN)) {
    const end = index + found.length;
    switch (found[0]) {
      case "\\":
        escapes.push(index);
        break;
      case "[":
        if (line[index - 1] !== "!") openers.add({ kind: "[", range: [index, end] });
        break;
      case "]":
        marks.push(...closeLink(line, openers, [index, end], address));
        break;
      case "*":
      case "_":
        marks.push(...readSigns(line, openers, [index, end]));
    }
  }
  return { marks: marks.sort((one, other) => one.open[0] - other.open[0]), escapes };
}

type Openers = ReturnType<typeof createOpeners>;

function closeLink(line: string, openers: Openers, close: Range, address?: string): InlineMark[] {
  const opener = openers.find(["["]);
  const link = address === undefined ? undefined : readLinkTarget(address);
  if (!opener || !link || line.slice(opener.range[1], close[0]).trim() === "") {
    openers.forget("[");
    return [];
  }
  openers.close(opener);
  openers.forgetAll("[");
  return [{ tag: "a", open: opener.range, close, link }];
}

function readSigns(line: string, openers: Openers, [start, end]: Range): InlineMark[] {
  const [before = "", after = ""] = [line[start - 1], line[end]];
  const sign = line[start] ?? "";
  const size = end - start;
  if (size > MOST_SIGNS) return [];
  if (before !== "" && !isWord(after) && !NO_END.test(before)) {
    const closed = closeSigns(openers, sign, [start, end]);
    if (closed.length > 0) return closed;
  }
  if (after === "" || isWord(before) || NO_START.test(after)) return [];
  const middle = size === MOST_SIGNS ? start + 2 : end;
  openers.add({ kind: `${sign}${middle - start}`, range: [start, middle] });
  if (middle < end) openers.add({ kind: `${sign}1`, range: [middle, end] });
  return [];
}

/** Three signs close the two marks that were opened last, whichever is inside. */
function closeSigns(openers: Openers, sign: string, [start, end]: Range): InlineMark[] {
  const marks: InlineMark[] = [];
  let from = start;
  while (from < end) {
    const left = end - from;
    const sizes = left === MOST_SIGNS ? [1, 2] : [left];
    const opener = openers.find(sizes.map((size) => `${sign}${size}`));
    if (!opener) break;
    const to = from + opener.range[1] - opener.range[0];
    marks.push({ tag: to - from === 2 ? "strong" : "em", open: opener.range, close: [from, to] });
    openers.close(opener);
    from = to;
  }
  return marks;
}

/** Between words of scripts that write no spaces, signs mark up as between spaces. */
function isWord(character: string): boolean {
  return WORD.test(character) && !hasUnspaced(character);
}

/** A stack with an index by kind, so that finding an opener does not depend on its size. */
function createOpeners() {
  const stack: Opener[] = [];
  const places = new Map<string, number[]>();
  const listPlaces = (kind: string) => places.get(kind) ?? [];
  return {
    add(opener: Opener): void {
      const own = listPlaces(opener.kind);
      places.set(opener.kind, own);
      own.push(stack.length);
      stack.push(opener);
    },
    /** The last one of these kinds. */
    find(kinds: string[]): Opener | undefined {
      const last = Math.max(...kinds.map((kind) => listPlaces(kind).at(-1) ?? -1));
      return stack[last];
    },
    /** Also drops those opened after it. */
    close(opener: Opener): void {
      while (stack.length > 0) {
        const last = stack.pop() as Opener;
        const own = listPlaces(last.kind);
        if (own.at(-1) === stack.length) own.pop();
        if (last === opener) return;
      }
    },
    forget(kind: string): void {
      listPlaces(kind).pop();
    },
    forgetAll(kind: string): void {
      places.delete(kind);
    },
  };
}
