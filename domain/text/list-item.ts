export interface ListItem {
  tag: "ul" | "ol";
  /** Offset of its text in the line. */
  from: number;
  number: number;
  /** Begins a list. */
  isFirst: boolean;
}

const ITEM = /^[^\S\n]*(?:[-*]|(\d{1,3})\.)[^\S\n]/;
const SECOND_ITEM = /^[^\S\n]*2\.[^\S\n]/;
const ESCAPED_ITEM = /^[^\S\n]*(?:\\-|\d{1,3}\\\.)[^\S\n]/;
/** A line of signs alone is no item. */
const WORDS = /[^\s*_-]/;

/**
 * An ordered list has 1, 2 and so on, so that it shows what was typed. A line with 1 alone may be
 * one of several steps that their cook numbered.
 */
export function readListItem(
  line: string,
  before: ListItem | undefined,
  next: string | undefined,
): ListItem | undefined {
  const [found, digits] = ITEM.exec(line) ?? [];
  if (found === undefined) return undefined;
  const text = line.slice(found.length);
  if (!WORDS.test(text)) return undefined;
  const from = line.length - text.trimStart().length;
  if (digits === undefined) return { tag: "ul", from, number: 0, isFirst: before?.tag !== "ul" };
  const number = Number(digits);
  const isNext = before?.tag === "ol" && number === before.number + 1;
  const isFirst = digits === "1" && SECOND_ITEM.test(next ?? "");
  return isNext || isFirst ? { tag: "ol", from, number, isFirst: !isNext } : undefined;
}

/** The offset of the backslash in "\- no item" and "1\. none". */
export function findEscapedItem(line: string): number | undefined {
  return ESCAPED_ITEM.test(line) ? line.indexOf("\\") : undefined;
}
