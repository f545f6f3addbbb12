import { LRUCache } from "lru-cache";
import { buildFoodKey } from "#domain/ingredient/food-key";
import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import type { Language } from "#domain/language/languages";
import { toBaseLocale, type UiLocale } from "#domain/language/locales";
import type { Line } from "#domain/line/line";
import { decodeParse, readParseData } from "#domain/line/parse-data";
import type { Amount } from "#domain/measures/amount";
import type { UnitChoice } from "#domain/measures/unit-choice";
import { clipLine } from "#domain/shopping/clip-line";
import { type Sum, sumLines, type WantedLine } from "#domain/shopping/sum-lines";
import { foldedKey } from "#domain/text/text";
import { convertSum } from "#reader/lines/derived/convert-sum";
import { translateLine } from "#reader/lines/derived/translate-line";
import { type SumPart, writeSum } from "#reader/lines/derived/write-sum";
import { parseLine } from "#reader/lines/parse/parse-line";

/** Of about fifty full lists. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

export interface ListEntry {
  id: number;
  words: string;
  /** As it is stored. */
  parse: string;
  language: Language;
  ratio: Amount;
  ingredientId: number | null;
  /** In the reader's language where the catalogue has it. */
  foodName: string;
  aisle: IngredientCategory;
  density: number | null;
  isLiquid: boolean;
  recipe: { id: number; title: string; language: Language } | null;
  addedBy: string | null;
}

/** What is to be bought of one food, with the entries that ask for it. */
export interface ShoppingLine {
  ids: number[];
  aisle: IngredientCategory;
  foodName: string;
  sums: ShownSum[];
  /** Some of it was put on the list without an amount: "salt" beside "1 tsp salt". */
  isPartial: boolean;
  /** By when it was put on the list. */
  sources: Source[];
}

interface ShownSum {
  language: Language;
  parts: SumPart[];
}

interface Source extends Pick<ListEntry, "recipe" | "addedBy"> {
  /** As it was put on the list, in the amount wanted; null where the line says it already. */
  words: { text: string; language: Language } | null;
}

interface Reading {
  locale: UiLocale;
  units: UnitChoice;
}

type Group = [ListEntry, ...ListEntry[]];

/** Working a line out takes longest, and a tick changes few of them. */
const worked = new LRUCache<string, ShoppingLine>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (line, key) => key.length + JSON.stringify(line).length,
});

/** One line for each food, by its name. */
export function showLines(entries: ListEntry[], reading: Reading): ShoppingLine[] {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const { ingredientId, foodName: name } = entry;
    const key = buildFoodKey({ ingredientId, name });
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()]
    .map((group) => findLine(group, reading))
    .map((line) => ({ line, key: foldedKey(line.foodName) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ line }) => line);
}

function findLine(group: Group, { locale, units }: Reading): ShoppingLine {
  const key = JSON.stringify([locale, units, group]);
  const known = worked.get(key);
  if (known) return known;
  const line = showLine(group, { locale, units });
  worked.set(key, line);
  return line;
}

function showLine(group: Group, reading: Reading): ShoppingLine {
  const [{ aisle, foodName, density }] = group;
  const { units } = reading;
  const wanted = group.map((entry) => ({ ...entry, line: readLine(entry) }));
  const sums = sumLines(wanted, density, units === "us" ? "us" : "metric");
  const isMeasured = sums.some(({ isUnmeasured }) => !isUnmeasured);
  const shown = sums.filter(
    ({ isUnmeasured, line }) => !isUnmeasured || !isMeasured || line.parse.doubt,
  );
  return {
    ids: group.map(({ id }) => id),
    aisle,
    foodName,
    isPartial: isMeasured && shown.length < sums.length,
    sums: showSums(shown, group[0], reading),
    sources: wanted.map(({ recipe, addedBy, ...each }) => ({
      ...{ recipe, addedBy },
      words: wanted.length > 1 ? writeWords(each) : null,
    })),
  };
}

function readLine({ words, parse, language }: ListEntry): Line {
  const data = readParseData(parse);
  return { words, parse: data ? decodeParse(data) : parseLine(words, language) };
}

function writeWords({ line, ratio }: WantedLine): NonNullable<Source["words"]> {
  return { text: joinParts(writeSum({ line, ratio })), language: line.parse.language };
}

/** Texts without an amount may be the same in the reader's language. */
function showSums(sums: Sum[], food: ListEntry, reading: Reading): ShownSum[] {
  const told = new Set<string>();
  return sums.flatMap((sum) => {
    const shown = showSum(sum, food, reading);
    const text = joinParts(shown.parts);
    if (sum.isUnmeasured && told.has(text)) return [];
    told.add(text);
    return [shown];
  });
}

/** In the reader's language where the food is the catalogue's, and in the reader's units. */
function showSum(
  { line, ...sum }: Sum,
  { ingredientId, foodName, density, isLiquid }: ListEntry,
  { locale, units }: Reading,
): ShownSum {
  const to = toBaseLocale(locale);
  const isOwn = ingredientId === null;
  const read = isOwn ? line : translateLine(line, to, { name: foodName, isOwn });
  const told = { ...sum, line: read };
  const converted = units === "written" ? told : convertSum(told, units, { density, isLiquid });
  const clipped = clipLine(converted.line);
  return { language: clipped.parse.language, parts: writeSum({ ...converted, line: clipped }) };
}

function joinParts(parts: SumPart[]): string {
  return parts.map(({ text }) => text).join("");
}
