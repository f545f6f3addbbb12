import { foldedKey } from "#domain/text/text";
import type { ParsedLine } from "../../parsed-recipe";
import { parseHeading } from "../text/headings";
import { createLineFinder, type LineRange, toLineKey } from "./line-positions";

const MAX_NAME = 60;

export function createGroupNamer(
  lines: string[],
): (ingredients: ParsedLine[], title: string) => ParsedLine[] {
  const findRanges = createLineFinder(lines);
  const marked = new Set(lines.filter((line) => MARKED.test(line)).map(toLineKey));
  return (ingredients, title) => {
    const written = ingredients.filter((line) => typeof line === "string");
    if (written.length < ingredients.length || written.some((line) => line.endsWith(":"))) {
      return ingredients;
    }
    const own = namesAmong(written, marked);
    if (own.length > 0) return written.map((line) => (own.includes(line) ? `${line}:` : line));
    return insertNames(written, findRanges(written), lines, title);
  };
}

const MARKED = /^(?:#|\*\*)/;

function namesAmong(written: string[], marked: ReadonlySet<string>): string[] {
  const names = written
    .slice(0, -1)
    .filter((line) => !/\d/.test(line) && marked.has(toLineKey(line)));
  return names.length * 2 <= written.length ? names : [];
}

function insertNames(
  written: string[],
  places: LineRange[],
  lines: string[],
  title: string,
): ParsedLine[] {
  if (places.length === 0) return written;
  const names = written.map((_, at) => nameBetween(places[at - 1], places[at], lines));
  const inner = names.filter(Boolean);
  const isTelling = new Set(inner).size === inner.length && inner.length * 2 <= written.length;
  const [first] = inner;
  if (!first || !isTelling) return written;
  names[0] = nameAbove(lines.slice(0, places[0]?.from), first, title);
  return written.flatMap((line, at) => (names[at] ? [`${stripMarks(names[at])}:`, line] : [line]));
}

function nameBetween(
  before: LineRange | undefined,
  next: LineRange | undefined,
  lines: string[],
): string {
  if (!before || !next) return "";
  const between = lines.slice(before.to + 1, next.from).filter(Boolean);
  const last = between.at(-1) ?? "";
  const isName = MARKED.test(last) || (between.length === 1 && !/^- |[.!?]$/.test(last));
  const plain = stripMarks(last);
  const isLetters = plain.length <= MAX_NAME && /^\p{L}/u.test(plain);
  return isName && isLetters && (isForGroup(plain) || !isOther(plain)) ? last : "";
}

function isForGroup(plain: string): boolean {
  return /^(?:ingr[eé]dients|zutaten) (?:for|pour|für) \D*$/i.test(plain);
}

function isOther(plain: string): boolean {
  const { part } = parseHeading(`## ${plain}`) ?? {};
  return (part !== "other" && part !== "tools") || ADVERT.test(foldedKey(plain));
}

const ADVERT = /^(?:advert|publicite|sponsor|ad$|jump to|print|save|scale|units?$|shop)/;

/** The name above the first group counts only if it is marked like the others. */
function nameAbove(above: string[], other: string, title: string): string {
  const name = above.findLast(Boolean) ?? "";
  const isAlike =
    readMark(name) === readMark(other) &&
    (MARKED.test(name) || firstWord(name) === firstWord(other));
  const isGeneral =
    (parseHeading(name)?.part === "ingredients" && !isForGroup(stripMarks(name))) ||
    foldedKey(stripMarks(name)) === foldedKey(title);
  return isAlike && !isGeneral && stripMarks(name).length <= MAX_NAME ? name : "";
}

function readMark(line: string): string {
  return /^(?:#+|\*\*)/.exec(line)?.[0] ?? "";
}

function firstWord(line: string): string {
  return foldedKey(line.split(" ", 1)[0] ?? "");
}

function stripMarks(line: string): string {
  return line.length > MAX_NAME * 2 ? line : line.replace(/^[#*\s]+|[*\s:]+$/g, "");
}
