import { foldedKey } from "#domain/text/text";
import { getValues } from "../../phrases";

const SYSTEMS = getValues("measure system");
const MAX_BARE = 30;
const MIN_PAIRS = 3;
const MAX_NAME = 100;
const FIGURE = /^(?:- )?\p{N}[\p{N}\s.,/⁄–-]*x?\s*/u;

/** Joins "500 g" and "flour" on separate lines, if the whole list is split like that. */
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

export function areDifferentSystems(one: string | undefined, other: string | undefined): boolean {
  const both = `${one} ${other}`;
  return both === "metric imperial" || both === "imperial metric";
}

export function findSystem(line: string): string | undefined {
  const [, unit = "", more = ""] =
    /^\p{N}[\p{N}\s.,/⁄–-]*(\p{L}+\.?)(?: (\p{L}+\.?))?/u.exec(line) ?? [];
  return SYSTEMS.get(foldedKey(`${unit} ${more}`)) ?? SYSTEMS.get(foldedKey(unit));
}
