import { findInlineMarks, type InlineMark, type Range } from "./inline-marks";
import type { LinkTarget } from "./link-address";
import { findEscapedItem, type ListItem, readListItem } from "./list-item";

export interface MarkedSpan {
  tag: InlineMark["tag"] | ListItem["tag"] | "li";
  start: number;
  end: number;
  link?: LinkTarget;
}

/** What a reader sees of a text, and how it is marked up. */
export interface MarkedText {
  /** Without the signs; each item of a list is a line. */
  text: string;
  /** By their start; a span inside another comes after it. A list shows nothing but its items. */
  spans: MarkedSpan[];
}

/** A text without any of these has no markup. */
const SIGN = /[*_[\]]|^[^\S\n]*(?:-|1\.|\\-|\d{1,3}\\\.)[^\S\n]/m;

/**
 * Bold, italics, links and lists; everything else is shown as typed. A mark ends in its line, and
 * signs inside a word or beside a space are no marks.
 */
export function parseMarkdown(written: string): MarkedText {
  if (!SIGN.test(written)) return { text: written, spans: [] };
  let text = "";
  const spans: MarkedSpan[] = [];
  let list: MarkedSpan | undefined;
  let item: ListItem | undefined;
  const lines = written.split("\n");
  for (const [at, line] of lines.entries()) {
    item = readListItem(line, item, lines[at + 1]);
    const lineEnd = text.length;
    if (at > 0) text += "\n";
    // The line breaks around a list belong to it: a page shows a list on lines of its own.
    if (list) list.end = text.length;
    list = continueList(list, item, list ? text.length : lineEnd);
    if (list && item?.isFirst) spans.push(list);
    const shown = showLine(line.slice(item?.from ?? 0), text.length);
    if (list) {
      list.end = text.length + shown.text.length;
      spans.push({ tag: "li", start: text.length, end: list.end });
    }
    spans.push(...shown.spans);
    text += shown.text;
  }
  return { text, spans };
}

function continueList(
  list: MarkedSpan | undefined,
  item: ListItem | undefined,
  start: number,
): MarkedSpan | undefined {
  return item?.isFirst ? { tag: item.tag, start, end: start } : item && list;
}

/** The text alone, as a search engine or a feed shows it; lists stay as typed. */
export function removeMarks(written: string): string {
  if (!SIGN.test(written)) return written;
  return written
    .split("\n")
    .map((line) => showLine(line, 0).text)
    .join("\n");
}

function showLine(line: string, offset: number): MarkedText {
  const { marks, escapes } = findInlineMarks(line);
  const escaped = findEscapedItem(line);
  const hidden = [
    ...marks.flatMap(({ open, close }) => [open, close]),
    ...(escaped === undefined ? escapes : [escaped, ...escapes]).map((at): Range => [at, at + 1]),
  ].sort((one, other) => one[0] - other[0]);
  const places = new Map<number, number>();
  let text = "";
  let from = 0;
  for (const [start, end] of hidden) {
    text += line.slice(from, start);
    places.set(start, text.length).set(end, text.length);
    from = end;
  }
  const findPlace = (at: number) => offset + (places.get(at) ?? 0);
  const spans = marks.map(({ tag, open, close, link }) => ({
    ...{ tag, start: findPlace(open[1]), end: findPlace(close[0]) },
    ...(link && { link }),
  }));
  return { text: text + line.slice(from), spans };
}
