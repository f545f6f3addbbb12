import type { LinePart } from "#domain/line/cut-line";
import type { Piece } from "#domain/line/scaled-pieces";
import type { LinkTarget } from "#domain/text/link-address";
import { type MarkedSpan, parseMarkdown } from "#domain/text/markdown";
import type { CutText } from "./shown-units";

/** What stands between two marks of a text. */
export interface MarkedPart {
  tag: MarkedSpan["tag"];
  parts: ShownPart[];
  link?: LinkTarget | undefined;
}

export type ShownPart = LinePart | MarkedPart;

/** In parts where it is marked up, temperatures are converted, or amounts scale. */
export type ShownText = string | ShownPart[];

/** Shown whole; the offsets are those of what the cook wrote. */
interface Stretch {
  part: LinePart;
  start: number;
  end: number;
}

export function markText(written: string): ShownText {
  const { text, spans } = parseMarkdown(written);
  return markParts(text, spans);
}

/** The spans are those of the text before it was cut. A mark that ends in an amount ends after it. */
export function markParts(cut: CutText, spans: MarkedSpan[]): ShownText {
  if (spans.length === 0) return cut;
  const stretches = listStretches(cut, spans);
  const whole = stretches.filter(({ part }) => !isWords(part));
  const snap = (offset: number) =>
    whole.find(({ start, end }) => start < offset && offset < end)?.end ?? offset;
  const open = spans
    .map((span) => ({ ...span, start: snap(span.start), end: snap(span.end) }))
    .filter(({ start, end }) => start < end);
  const take = (to: number): LinePart[] => {
    const count = stretches.findIndex(({ end }) => end > to);
    return stretches.splice(0, count < 0 ? stretches.length : count).map(({ part }) => part);
  };
  const build = (to: number): ShownPart[] => {
    const parts: ShownPart[] = [];
    while (open[0] && open[0].start < to) {
      const { tag, start, end, link } = open.shift() as MarkedSpan;
      parts.push(...take(start));
      const inside = build(end);
      const isList = tag === "ul" || tag === "ol";
      parts.push({ tag, parts: isList ? inside.filter(isMarked) : inside, link });
    }
    return [...parts, ...take(to)];
  };
  return build(Number.POSITIVE_INFINITY);
}

function isMarked(part: ShownPart): part is MarkedPart {
  return !Array.isArray(part);
}

/** Undefined if there are none. */
export function removeLinks(text: ShownText): ShownPart[] | undefined {
  return typeof text === "string" || !hasLink(text) ? undefined : unwrapLinks(text);
}

function hasLink(parts: ShownPart[]): boolean {
  return parts.some((part) => isMarked(part) && (part.tag === "a" || hasLink(part.parts)));
}

function unwrapLinks(parts: ShownPart[]): ShownPart[] {
  return parts.flatMap((part) => {
    if (!isMarked(part)) return [part];
    const inside = unwrapLinks(part.parts);
    return part.tag === "a" ? inside : [{ ...part, parts: inside }];
  });
}

/** Plain words are cut where a span begins or ends. */
function listStretches(cut: CutText, spans: MarkedSpan[]): Stretch[] {
  const edges = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  for (const part of cutPlainPieces(cut)) {
    const [, pieces, own] = part;
    const start = stretches.at(-1)?.end ?? 0;
    if (isWords(part)) stretches.push(...splitWords(writePieces(pieces), start, edges));
    else stretches.push({ part, start, end: start + writePieces(own ?? pieces).length });
  }
  return stretches;
}

function cutPlainPieces(cut: CutText): LinePart[] {
  if (typeof cut === "string") return [["", [cut]]];
  return cut.flatMap((part): LinePart[] =>
    isPlain(part) ? part[1].map((piece) => ["", [piece]]) : [part],
  );
}

function isWords(part: LinePart): boolean {
  return isPlain(part) && part[1].every((piece) => typeof piece === "string");
}

function isPlain([mark, , own]: LinePart): boolean {
  return mark === "" && own === undefined;
}

function splitWords(words: string, start: number, edges: number[]): Stretch[] {
  const whole = start + words.length;
  const ends = [...edges.filter((edge) => edge > start && edge < whole), whole];
  return ends.map((end, at): Stretch => {
    const from = ends[at - 1] ?? start;
    return { part: ["", [words.slice(from - start, end - start)]], start: from, end };
  });
}

function writePieces(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");
}
