import { findInlineMarks } from "#domain/text/inline-marks";
import { findEscapedItem, type ListItem, readListItem } from "#domain/text/list-item";
import { encodeKeptSign } from "#reader/formats/own-markdown";

export function escapeMarkdownLine(text: string): string {
  return escapeEnds(escapeSigns(text));
}

export function escapeMarkdown(text: string, indent = ""): string {
  return joinLines(text.split("\n").map(escapeMarkdownLine), indent);
}

/** A text of a cook, whose own marks stay. */
export function formatMarkedText(text: string, indent = ""): string {
  return joinLines(text.split("\n").map(formatMarkedLine), indent);
}

/** Also with its lists, which only an item can hold: elsewhere they would be facts. */
export function formatMarkedItem(text: string, indent: string): string {
  const lines = text.split("\n");
  let item: ListItem | undefined;
  const written = lines.map((line, at) => {
    item = readListItem(line, item, lines[at + 1]);
    const from = item && SIGN.test(line) ? item.from : 0;
    return line.slice(0, from) + formatMarkedLine(line.slice(from));
  });
  return joinLines(written, indent);
}

/** Further spaces would make the item a block of code. */
const SIGN = /^(?:[-*]|\d{1,3}\.) \S/;
/** An address with one of these would change when it is read. */
const ENTITY = /&#?\w{1,31};/;

function formatMarkedLine(line: string): string {
  const { marks, escapes } = findInlineMarks(line);
  const escaped = findEscapedItem(line);
  const kept = [
    ...marks
      .filter(({ link }) => !ENTITY.test(link?.href ?? ""))
      .flatMap(({ open, close }) => [open, close])
      .map(([start, end]) => ({ start, end, written: line.slice(start, end) })),
    ...[...escapes, ...(escaped === undefined ? [] : [escaped])].map((start) => {
      const end = start + 2;
      return { start, end, written: encodeKeptSign(line.slice(start + 1, end)) };
    }),
  ].sort((one, other) => one.start - other.start);
  let from = 0;
  const parts = kept.flatMap(({ start, end, written }) => {
    const before = escapeSigns(line.slice(from, start));
    from = end;
    return [before, written];
  });
  return escapeEnds(parts.join("") + escapeSigns(line.slice(from)));
}

function joinLines(lines: string[], indent: string): string {
  return lines
    .join("\n")
    .replace(/(?<!\n)\n(?!\n)/g, "  \n")
    .replace(/\n(?!\n)/g, `\n${indent}`);
}

function escapeSigns(text: string): string {
  return text.replace(/[\\`*_[\]<>~|#]/g, "\\$&").replace(/&(?=#?\w{1,31};)/g, "\\&");
}

function escapeEnds(line: string): string {
  return line
    .replace(/^[-+=:]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2")
    .replace(/^\s+|\s+$/g, (space) => space.replace(/./gs, encodeSpace));
}

/** Markdown drops spaces at the ends of a line. */
function encodeSpace(space: string): string {
  return `&#${space.charCodeAt(0)};`;
}
