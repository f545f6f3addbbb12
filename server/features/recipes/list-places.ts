import type { Sort } from "#domain/recipe/recipe-filters";
import { dateFormat } from "#domain/text/cached-formats";
import { encodeNextCursor, type ListPosition, type SortedId } from "./ordering";

/** Where a page stands in its list, counted from 1. */
export interface Place {
  from: number;
  to: number;
  total: number;
  /** The cursor of the page before; undefined where that is the first page. */
  previous: string | undefined;
}

/** Finds the place of a page that starts with `firstId`; null if that left the list meanwhile. */
export function findPlace(
  outline: SortedId[],
  position: ListPosition,
  page: { firstId: number | undefined; count: number; size: number },
): Place | null {
  const start = outline.findIndex(({ id }) => id === page.firstId);
  if (start === -1 && page.count > 0) return null;
  const before = outline[start - page.size - 1];
  return {
    from: start + 1,
    to: start + page.count,
    total: outline.length,
    previous: before && encodeNextCursor(position, before),
  };
}

/** A letter ("c", "#" for what stands before a, "…" for what stands after z) or a month ("2026-11"). */
export interface ListGroup {
  name: string;
  count: number;
  /** The cursor of the page that starts with it; undefined for the first page. */
  cursor: string | undefined;
}

/** Groups a list by first letter or by month; a list in another order has no groups. */
export function groupList(
  outline: SortedId[],
  position: ListPosition,
  timeZone: string,
): ListGroup[] {
  const groups: ListGroup[] = [];
  const findName = (index: number) => nameGroup(position.sort, outline[index]?.key ?? "", timeZone);
  for (let start = 0; start < outline.length; ) {
    const name = findName(start);
    if (name === null) return [];
    const end = findChange(start, outline.length, (index) => findName(index) !== name);
    const before = outline[start - 1];
    const cursor = before && encodeNextCursor(position, before);
    groups.push({ name, count: end - start, cursor });
    start = end;
  }
  return groups;
}

/** Bisects, because naming a month is slow: the first index from which `isPast` holds. */
function findChange(start: number, end: number, isPast: (index: number) => boolean): number {
  let [low, high] = [start + 1, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Names the group of a recipe in a list sorted by title or date; null in another order. */
export function nameGroup(sort: Sort, key: SortedId["key"], timeZone: string): string | null {
  if (typeof key === "string") return nameLetter(key);
  return sort === "DATE" ? nameMonth(key, timeZone) : null;
}

function nameLetter(titleKey: string): string {
  const [letter = ""] = titleKey;
  if (letter < "a") return "#";
  return letter > "z" ? "…" : letter;
}

function nameMonth(time: number, timeZone: string): string {
  const format = dateFormat("en-CA", { year: "numeric", month: "2-digit", timeZone });
  return format.format(time);
}
