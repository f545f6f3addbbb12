import { foldedKey } from "~/model/text";
import type { FoundLine } from "../found";
import { headingOf } from "./headings";
import { type Place, placesOf } from "./places";

const MAX_NAME = 60;

/**
 * The ingredients with the names of their groups between them, where the page writes those and the
 * data that it is read from does not. `lines` are the page's, marked as in Markdown.
 */
export function withGroupNames(
  ingredients: FoundLine[],
  lines: string[],
  title: string,
): FoundLine[] {
  const written = ingredients.filter((line) => typeof line === "string");
  if (written.length < ingredients.length || written.some((line) => line.endsWith(":"))) {
    return ingredients;
  }
  const places = placesOf(written, lines);
  if (places.length === 0) return ingredients;
  const names = written.map((_, at) => nameBetween(places[at - 1], places[at], lines));
  const inner = names.filter(Boolean);
  const isTelling = new Set(inner).size === inner.length && inner.length * 2 <= written.length;
  const [first] = inner;
  if (!first || !isTelling) return ingredients;
  names[0] = nameAbove(lines.slice(0, places[0]?.from), first, title);
  return written.flatMap((line, at) => (names[at] ? [`${shown(names[at])}:`, line] : [line]));
}

/** What stands alone between two ingredients, or the heading above the second. */
function nameBetween(before: Place | undefined, next: Place | undefined, lines: string[]): string {
  if (!before || !next) return "";
  const between = lines.slice(before.to + 1, next.from).filter(Boolean);
  const last = between.at(-1) ?? "";
  const isName = last.startsWith("#") || (between.length === 1 && !/^- |[.!?]$/.test(last));
  const plain = shown(last);
  return isName && plain.length <= MAX_NAME && /^\p{L}/u.test(plain) ? last : "";
}

/** The first group has a name where one stands above it that is marked as the others are. */
function nameAbove(above: string[], other: string, title: string): string {
  const name = above.findLast(Boolean) ?? "";
  const isAlike =
    markOf(name) === markOf(other) &&
    (name.startsWith("#") || firstWord(name) === firstWord(other));
  const isGeneral =
    headingOf(name)?.part === "ingredients" || foldedKey(shown(name)) === foldedKey(title);
  return isAlike && !isGeneral && shown(name).length <= MAX_NAME ? name : "";
}

function markOf(line: string): string {
  return /^#*/.exec(line)?.[0] ?? "";
}

function firstWord(line: string): string {
  return foldedKey(line.split(" ", 1)[0] ?? "");
}

function shown(line: string): string {
  return line.replace(/^[#\s]+|[\s:]+$/g, "");
}
