import type { Locale } from "#domain/language/locales";
import type { FurtherFood, FurtherFoodRole } from "#domain/line/line";
import type { LineParts } from "../parts/line-parts";
import { splitLine } from "../parts/split-line";
import { getWords } from "../vocabulary";
import { findIngredient, type NamedIngredient } from "./find-ingredient";
import { type JoinedPart, splitAtJoints } from "./food-joints";
import type { Lexicon } from "./lexicon";
import { isModifier, isState } from "./modifiers";
import { splitName } from "./name-parts";
import { type NameWord, nameWordsIn } from "./name-words";

const MAX_FURTHER = 4;
const MAX_SEGMENTS = 6;
const MAX_PART = 60;
const COLOURS = getWords("colour");

interface Finder {
  lexicon: Lexicon;
  locale: Locale;
}

/**
 * The catalogue foods that a line names besides its main one. Only sure ones: what stands between
 * a joint and the next comma, bracket or joint names a food as a line of its own would.
 */
export function findFurtherFoods(
  read: LineParts,
  named: NamedIngredient,
  finder: Finder,
): FurtherFood[] {
  const foods = named.found
    ? listBeside(read, { ...named, found: named.found }, finder)
    : named.isUnclear
      ? []
      : listAll(read, finder);
  const main = named.found?.id;
  const unique = new Map(foods.map((food) => [food.id, food]));
  return [...unique.values()].filter(({ id }) => id !== main).slice(0, MAX_FURTHER);
}

type FoundIngredient = NamedIngredient & { found: object };

function listBeside(read: LineParts, named: FoundIngredient, finder: Finder): FurtherFood[] {
  if (named.alternative) return [{ id: named.alternative.id, role: "alternative" }];
  const { head, asides, tail } = splitName(named.tookCounted ? read.counted : read.rest);
  const start = head.indexOf(named.name);
  const behind = start < 0 ? "" : head.slice(start + named.name.length);
  const segments = [behind, ...tail.split(/[,;]/)].map(splitAtJoints);
  const bracketed = asides.map(splitAtJoints).filter(({ before }) => before === "");
  return [...segments, ...bracketed].slice(0, MAX_SEGMENTS).flatMap(({ before, parts }) => {
    if (!nameWordsIn(before).every(({ isPassed }) => isPassed)) return [];
    return takeWhileFound(parts, (part) => findPart(part, named.name, finder));
  });
}

/** Of a line under its cook's own name, "salt and pepper": all that it names, or nothing. */
function listAll(read: LineParts, finder: Finder): FurtherFood[] {
  const { head, tail } = splitName(read.rest);
  const isMeasured = read.measure !== "" || read.amount !== null;
  const listed = isMeasured ? [] : tail.split(/[,;]/).filter((text) => !isRemark(text));
  const parts = [head, ...listed].slice(0, MAX_SEGMENTS).flatMap((text, at) => {
    const { before, parts } = splitAtJoints(text);
    const role: FurtherFoodRole = (at === 0 && parts[0]?.role) || "with";
    return before === "" ? parts : [{ text: before, role }, ...parts];
  });
  const [first] = parts;
  const foods = takeWhileFound(parts, (part) => findPart(part, first?.text ?? "", finder));
  return foods.length > 1 && foods.length === parts.length ? foods : [];
}

/** "To taste", "finely chopped". */
function isRemark(text: string): boolean {
  const words = nameWordsIn(text);
  return (words[0]?.isEnding ?? true) || words.every(({ isPassed }) => isPassed);
}

/** Stops where "and" follows "or": it may belong to either food. */
function takeWhileFound(
  parts: JoinedPart[],
  find: (part: JoinedPart) => number | undefined,
): FurtherFood[] {
  const foods: FurtherFood[] = [];
  for (const part of parts.slice(0, MAX_FURTHER + 1)) {
    const id = part.role === parts[0]?.role ? find(part) : undefined;
    if (id === undefined) break;
    foods.push({ id, role: part.role });
  }
  return foods;
}

/** Words that both foods share come first: "ground beef or pork", "vin blanc ou rouge". */
function findPart({ text }: JoinedPart, name: string, finder: Finder): number | undefined {
  if (text === "" || text.length > MAX_PART || text.includes("%")) return undefined;
  const { rest } = splitLine(text, finder.locale);
  for (const shared of listShared(name, finder.locale)) {
    const id = findWhole(`${shared} ${rest}`, shared, finder);
    if (id !== undefined) return id;
  }
  const isOnlyColour = nameWordsIn(rest).every(({ key }) => COLOURS.has(key));
  const isOfColours = rest === text || nameWordsIn(name).some(({ key }) => COLOURS.has(key));
  return isOnlyColour && isOfColours ? undefined : findWhole(text, "", finder);
}

/** The beginnings of a name that another name may lack; the longest first. */
function listShared(name: string, locale: Locale): string[] {
  const words = nameWordsIn(name);
  const isHeadFirst = getWords("noun of", locale).size > 0;
  return words
    .slice(0, -1)
    .map(({ end }) => name.slice(0, end))
    .filter((_, at) => isHeadFirst || words.slice(0, at + 1).every(isSharable))
    .reverse();
}

function isSharable({ text, key }: NameWord): boolean {
  return isState(text) || isModifier(text) || COLOURS.has(key);
}

function findWhole(text: string, shared: string, { lexicon, locale }: Finder): number | undefined {
  const read = splitLine(text, locale);
  const { found, isUnclear, name } = findIngredient(read, lexicon, locale);
  return found && !isUnclear && name.length > shared.length ? found.id : undefined;
}
