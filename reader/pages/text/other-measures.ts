import { getNumbers } from "#domain/language/vocabulary/vocabulary";
import { parseAmount } from "#domain/measures/amount";
import { foldedKey } from "#domain/text/text";
import { buildPattern } from "../../phrases";
import { areDifferentSystems, findSystem } from "./measures";

/** Fewer pairs are a coincidence: "200 g sugar" may be followed by "7 oz sugar" for the icing. */
const MIN_PAIRS = 2;
const MAX_COPY = 60;
const MAX_LINE = 200;

export function splitOtherMeasures(lines: string[]): { lines: string[]; leftOut: string[] } {
  const copies = copiesIn(lines);
  if (copies.pairs < MIN_PAIRS) return { lines, leftOut: [] };
  return {
    lines: lines.filter((_, at) => !copies.places.has(at)),
    leftOut: lines.filter((_, at) => copies.places.has(at)),
  };
}

export function mayRepeatMeasures(lines: string[]): boolean {
  const read = lines.slice(0, MAX_LOOKED_AT).map(measuredLine);
  return read.some((one, at) =>
    read.slice(at + 1).some((other) => {
      const isNamedAlike = one.name !== "" && one.name === other.name;
      const isNext = other === read[at + 1] && one.lastWord === other.lastWord;
      return (isNamedAlike || isNext) && areDifferentSystems(one.system, other.system);
    }),
  );
}

const MAX_LOOKED_AT = 150;

function copiesIn(lines: string[]): { places: Set<number>; pairs: number } {
  const read = lines.map(measuredLine);
  const compared = Array.from({ length: MAX_COPY }, (_, at) => compareAt(read, at + 1));
  const places = new Set<number>();
  let pairs = 0;
  for (let at = 0; at < read.length; at++) {
    const copy = copyBelow(compared, at);
    if (!copy) continue;
    for (let far = 0; far < copy.size; far++) places.add(at + copy.size + far);
    pairs += copy.pairs;
    at += 2 * copy.size - 1;
  }
  return { places, pairs };
}

function compareAt(read: MeasuredLine[], distance: number): Comparison[] {
  return read
    .slice(0, Math.max(0, read.length - distance))
    .map((line, at) => compare(line, read[at + distance] as MeasuredLine));
}

function copyBelow(
  compared: Comparison[][],
  at: number,
): { size: number; pairs: number } | undefined {
  for (const [index, all] of compared.entries()) {
    const size = index + 1;
    const kinds = all.slice(at, at + size);
    const isCopy = !kinds.includes("differs") && kinds.includes("agrees");
    if (kinds.length < size || !isCopy) continue;
    const told = kinds.filter((kind) => kind === "agrees" || kind === "same").length;
    const isKnown = told * 2 >= kinds.filter((kind) => kind !== "heading").length;
    if (isKnown) return { size, pairs: told };
  }
  return undefined;
}

interface MeasuredLine {
  text: string;
  name: string;
  lastWord: string;
  system: string | undefined;
  /** In grams or millilitres. */
  amount: number;
  dimension: string;
}

/** "unknown": grams and cups of a food whose density is not in the table. */
type Comparison = "same" | "heading" | "agrees" | "unknown" | "differs";

function compare(one: MeasuredLine, other: MeasuredLine): Comparison {
  if (one.text === other.text) return /^\p{N}/u.test(one.text) ? "same" : "heading";
  const isAlike = one.name !== "" && one.name === other.name && one.amount > 0 && other.amount > 0;
  if (!isAlike || one.system === other.system) return "differs";
  if (one.dimension === other.dimension) {
    return isClose(one.amount, other.amount, ROUNDING) ? "agrees" : "differs";
  }
  const [weight, volume] = one.dimension === "weight" ? [one, other] : [other, one];
  const density = findDensity(one.name);
  const ratio = weight.amount / volume.amount;
  if (density === undefined) return ratio > LIGHTEST && ratio < HEAVIEST ? "unknown" : "differs";
  return isClose(ratio, density, SPREAD) ? "agrees" : "differs";
}

/** Recipes write 500 g for a pound, and 250 ml for a cup. */
const ROUNDING = 0.12;
/** A cup of flour weighs 110 to 150 g, depending on how it is filled. */
const SPREAD = 0.25;
const LIGHTEST = 0.05;
const HEAVIEST = 1.6;

function isClose(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= Math.max(one, other) * share;
}

const SIZES = new Map([...readSizes("weight"), ...readSizes("volume")]);
const DENSITIES = [...getNumbers("density")]
  .map(([food, density]) => ({ food, density }))
  .toSorted((one, other) => other.food.length - one.food.length);

function readSizes(dimension: "weight" | "volume") {
  return [...getNumbers(`${dimension} size`)].map(
    ([word, size]) => [word, { dimension, size }] as const,
  );
}

function findDensity(name: string): number | undefined {
  const matchesFood = (food: string) => name === food || name.endsWith(` ${food}`);
  const begins = (food: string) => name.startsWith(`${food} `);
  return (
    DENSITIES.find(({ food }) => matchesFood(food)) ?? DENSITIES.find(({ food }) => begins(food))
  )?.density;
}

const FIGURE =
  /^(?:- )?(\p{N}[\p{N}.,/⁄]*(?: \p{N}[\p{N}/⁄]*)?)(?:\s?[-–]\s?\p{N}[\p{N}.,/⁄]*)?\s*/u;
const UNIT_WORDS = 3;
const JOINT = new RegExp(`^(?:${buildPattern("of food")} |d['’])`, "i");

function measuredLine(line: string): MeasuredLine {
  const text = line.slice(0, MAX_LINE).replace(/^- /, "").trim();
  let [rest, amount, dimension] = [text, 0, ""];
  for (let part = parsePart(rest); part; part = parsePart(rest)) {
    if (dimension !== "" && part.dimension !== dimension) break;
    amount += part.amount;
    ({ dimension, rest } = part);
  }
  const name = foldedKey(rest.replace(JOINT, "")).trim();
  const lastWord =
    foldedKey(text)
      .match(/\p{L}+/gu)
      ?.at(-1) ?? "";
  return {
    text,
    name: dimension ? name : "",
    lastWord,
    system: findSystem(text),
    amount,
    dimension,
  };
}

function parsePart(text: string): { amount: number; dimension: string; rest: string } | undefined {
  const [whole, figure = ""] = FIGURE.exec(text) ?? [];
  const number = whole === undefined ? undefined : parseAmount(figure.replace("⁄", "/"));
  if (whole === undefined || !number || "problem" in number) return undefined;
  const words = text.slice(whole.length).split(" ");
  for (let count = Math.min(UNIT_WORDS, words.length); count > 0; count--) {
    const unit = words.slice(0, count).join(" ");
    const known = SIZES.get(foldedKey(unit)) ?? SIZES.get(foldedKey(unit.replace(/\.$/, "")));
    if (!known) continue;
    const amount = (number.numerator / number.denominator) * known.size;
    return { amount, dimension: known.dimension, rest: words.slice(count).join(" ") };
  }
  return undefined;
}
