import { foldedKey } from "#domain/text";
import { kindsIn } from "../../word-table";
import table from "../words/measures.tsv?raw";

const SYSTEMS = kindsIn(table);
const MAX_BARE = 30;
const MIN_PAIRS = 3;
const MAX_NAME = 100;
const FIGURE = /^(?:- )?\p{N}[\p{N}\s.,/⁄–-]*x?\s*/u;

/** "500 g" and "flour" on lines of their own are one line, where a whole list is parted so. */
export function joinAmounts(lines: string[]): string[] {
  const full = lines.filter(Boolean);
  const isBare = full.map(isBareAmount);
  const pairs = full.filter((_, at) => isBare[at] && isName(full[at + 1])).length;
  const isLast = isBare.at(-1);
  if (pairs < MIN_PAIRS || isLast || isName(full[isBare.indexOf(true) - 1])) return lines;
  const joined: string[] = [];
  for (const [at, line] of full.entries()) {
    const isRest = isBare[at - 1] ? isName(line) : line.startsWith("(");
    if (isRest && joined.length > 0) joined.push(`${joined.pop()} ${line.replace(/^- /, "")}`);
    else joined.push(line);
  }
  return joined;
}

export function isBareAmount(line: string): boolean {
  if (line.length > MAX_BARE || !FIGURE.test(line)) return false;
  const unit = line.replace(FIGURE, "");
  return unit === "" || SYSTEMS.has(foldedKey(unit));
}

function isName(line = ""): boolean {
  return line.length < MAX_NAME && /^(?:- )?[\p{L}(]/u.test(line) && !/^(?:- )?.*:$/.test(line);
}

/** Drops a list that tells the one above it in ounces for grams, or in grams for cups. */
export function withoutOtherMeasures(lines: string[]): string[] {
  const kept = lines.slice();
  const [names, systems] = [kept.map(lastWord), kept.map(systemOf)];
  const isAgain = (one: number, other: number) =>
    names[one] === names[other] &&
    (kept[one] === kept[other] || isOther(systems[one], systems[other]));
  for (let at = 0; at < kept.length; at++) {
    const size = sizeOfCopy(at, kept.length, isAgain);
    const isMeasuredAgain = kept
      .slice(at, at + size)
      .some((line, far) => line !== kept[at + size + far]);
    if (size === 0 || !isMeasuredAgain) continue;
    for (const each of [kept, names, systems]) each.splice(at + size, size);
    at -= 1;
  }
  return kept;
}

/** How many lines from here are told again just below; 0 where none is. */
function sizeOfCopy(
  at: number,
  end: number,
  isAgain: (one: number, other: number) => boolean,
): number {
  const most = Math.min(MAX_COPY, Math.floor((end - at) / 2));
  for (let size = 1; size <= most; size++) {
    let far = 0;
    while (far < size && isAgain(at + far, at + size + far)) far += 1;
    if (far === size) return size;
  }
  return 0;
}

const MAX_COPY = 60;

function isOther(one: string | undefined, other: string | undefined): boolean {
  const both = `${one} ${other}`;
  return both === "metric imperial" || both === "imperial metric";
}

function systemOf(line: string): string | undefined {
  const [, unit = "", more = ""] =
    /^\p{N}[\p{N}\s.,/⁄–-]*(\p{L}+\.?)(?: (\p{L}+\.?))?/u.exec(line) ?? [];
  return SYSTEMS.get(foldedKey(`${unit} ${more}`)) ?? SYSTEMS.get(foldedKey(unit));
}

function lastWord(line: string): string {
  return (
    foldedKey(line.slice(-MAX_NAME))
      .match(/\p{L}+/gu)
      ?.at(-1) ?? ""
  );
}
