import { type Locale, mapLocales } from "#domain/language/locales";
import { getNounForms } from "#domain/language/noun-forms";
import type { Line, Parse, Quantity } from "#domain/line/line";
import { MEASURES } from "#domain/measures/measures";
import { getMeasureName } from "../units/measure-names";
import { getRows } from "../vocabulary";
import { type Clause, startsWithPreposition } from "./clauses";
import { createFragment, type Fragment, joinFragments } from "./fragment";
import { findQuantitySpan, overlaps } from "./quantity-span";
import { translateBeforeAmount } from "./remarks";
import { isInline, type SplitLine } from "./split-line";
import { joinFood, joinSize, namesPiece } from "./translate-food";
import { translateQuantity } from "./translate-quantity";
import { type FoodPlace, writeFood } from "./write-food";

const EACH = mapLocales((locale) => getRows("each", locale)[0]?.word ?? "");

interface Main extends FoodPlace {
  split: SplitLine;
}

/** The amount, the food and the measures of both. */
export function writeMain(main: Main): Fragment {
  const { line, split, to, name } = main;
  const found = split.amount === undefined ? undefined : line.parse.quantities[split.amount];
  const before = split.clauses.map((clause) => translateBefore(line, split, clause, to));
  const prefix = before.find((text) => text !== undefined);
  const isFirst = prefix === undefined;
  const counted = found && isOfName(line, found, name, to) ? withoutUnit(found) : found;
  const isSized = split.amount !== undefined && isOfSize(line, split.amount);
  const written = isSized ? writeOfSize(main, counted) : writeCounted(main, counted, isFirst);
  return joinFragments([createFragment(prefix ? `${prefix} ` : ""), ...written]);
}

function writeCounted(main: Main, counted: Quantity | undefined, isFirst: boolean): Fragment[] {
  const { line, split, to, name } = main;
  const key = counted?.terms.at(-1)?.unit?.key;
  const amount = writeAmount(line, split.amount, counted, to);
  const food = writeFood(main, counted, isFirst);
  const joint =
    amount.text === "" || food.text === "" ? "" : key ? joinFood(key, food.text, to, !name) : " ";
  const measures = writeMeasures(line, split, to, key);
  const [inside, behind] = key ? [measures, []] : [[], measures];
  return [
    amount,
    ...inside,
    createFragment(joint),
    food,
    ...behind,
    ...writeEach(line, counted, to),
  ];
}

function writeOfSize(main: Main, counted: Quantity | undefined): Fragment[] {
  const { line, split, to, name } = main;
  const food = writeFood(main, undefined, false);
  const joint = food.text === "" ? "" : joinFood("", food.text, to, !name);
  const amount = writeAmount(line, split.amount, counted, to);
  return [amount, ...writeSizes(line, split.amount, to), createFragment(joint), food];
}

function writeAmount(
  line: Line,
  index: number | undefined,
  counted: Quantity | undefined,
  to: Locale,
): Fragment {
  if (index === undefined || !counted) return createFragment("");
  const quantities = line.parse.quantities.map((quantity, at) =>
    at === index ? counted : quantity,
  );
  return translateQuantity({ ...line, parse: { ...line.parse, quantities } }, index, to);
}

/** "2 bay leaves", not "2 leaves of bay leaves": the name of the food has the piece in it. */
function isOfName({ parse }: Line, { terms }: Quantity, name = "", to: Locale): boolean {
  const unit = terms.at(-1)?.unit;
  const [food] = parse.foods;
  if (!unit || !food || MEASURES.get(unit.key)?.kind !== "piece") return false;
  const isCounted = getNounForms(name, to) !== undefined;
  const word = getMeasureName(unit.key, to)?.[0] ?? "";
  return isCounted && (namesPiece(name, word, to) || overlaps(food, unit.span));
}

function withoutUnit(quantity: Quantity): Quantity {
  return { ...quantity, terms: quantity.terms.map(({ unit: _, link: __, ...term }) => term) };
}

/** "2 × 400 g de pois chiches", but "4 × 200 g steaks" are four steaks. */
function isOfSize({ words, parse }: Line, amount: number): boolean {
  const { quantities } = parse;
  const sizes = quantities.filter(({ role, counter }) => role === "size" && counter === amount);
  const last = sizes.at(-1);
  if (!last || quantities[amount]?.terms.at(-1)?.unit) return false;
  const isVolume = MEASURES.get(last.terms.at(-1)?.unit?.key ?? "")?.kind === "volume";
  return isVolume || startsWithPreposition(words.slice(findQuantitySpan(last)[1]));
}

function writeSizes(line: Line, amount: number | undefined, to: Locale): Fragment[] {
  const sizes = listRole(line.parse, "size").filter(
    (index) => line.parse.quantities[index]?.counter === amount,
  );
  const told = sizes.map((index) => translateQuantity(line, index, to));
  return [createFragment(" × "), joinFragments(told, " / ")];
}

/** "2 chickens (1.5 kg each)", but "1 chicken of 1.5 kg". */
function writeEach(line: Line, counted: Quantity | undefined, to: Locale): Fragment[] {
  const each = listRole(line.parse, "each");
  const value = counted?.join === "one" ? counted.terms[0]?.value : undefined;
  const isOne = value !== undefined && value.numerator === value.denominator;
  if (each.length !== 1 || !isOne) return writeBracket(line, each, to, ` ${EACH[to]}`);
  const size = translateQuantity(line, each[0] ?? 0, to);
  return [createFragment(joinSize(size.text, to)), size];
}

/** Sizes and the same amount in other units, in brackets. */
function writeMeasures(
  line: Line,
  { amount }: SplitLine,
  to: Locale,
  key: string | undefined,
): Fragment[] {
  const { parse } = line;
  const sizes = listRole(parse, "size");
  const counting = sizes.filter((index) => parse.quantities[index]?.counter === amount);
  const others = sizes.filter((index) => !counting.includes(index));
  const isContainer = MEASURES.get(key ?? "")?.kind === "container";
  const each = isContainer ? "" : ` ${EACH[to]}`;
  const same = [...listRole(parse, "same"), ...others].sort((one, other) => one - other);
  return [...writeBracket(line, counting, to, each), ...writeBracket(line, same, to, "")];
}

function listRole({ quantities }: Parse, role: Quantity["role"]): number[] {
  return [...quantities.keys()].filter(
    (index) => quantities[index]?.role === role && !isInline(quantities, index),
  );
}

function writeBracket(line: Line, indexes: number[], to: Locale, suffix: string): Fragment[] {
  if (indexes.length === 0) return [];
  const { quantities } = line.parse;
  const measures = joinFragments(
    indexes.flatMap((index, at) => {
      const { counter } = quantities[index] ?? {};
      const sign = counter !== undefined && counter === indexes[at - 1] ? " × " : " / ";
      return [createFragment(at === 0 ? "" : sign), translateQuantity(line, index, to)];
    }),
  );
  return [
    createFragment(" ("),
    suffix ? markEach(measures) : measures,
    createFragment(`${suffix})`),
  ];
}

function markEach(fragment: Fragment): Fragment {
  const quantities = fragment.quantities.map(({ quantity, from }) => ({
    quantity: { ...quantity, role: "each" as const },
    from,
  }));
  return { ...fragment, quantities };
}

/** "Juice of" in front of the amount. */
export function translateBefore(
  { words, parse }: Line,
  { amount }: SplitLine,
  { span }: Clause,
  to: Locale,
): string | undefined {
  const quantity = amount === undefined ? undefined : parse.quantities[amount];
  const isBefore = quantity && findQuantitySpan(quantity)[0] === span[1];
  return isBefore ? translateBeforeAmount(words.slice(...span), to) : undefined;
}
