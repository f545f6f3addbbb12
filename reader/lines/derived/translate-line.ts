import type { Language } from "#domain/language/languages";
import { type Locale, mapLocales } from "#domain/language/locales";
import type { Line, Parse, Quantity, Span } from "#domain/line/line";
import { MEASURES } from "#domain/measures/measures";
import { findCountedNoun } from "../parse/counted-noun";
import { getRows } from "../vocabulary";
import type { Clause } from "./clauses";
import { createForeign, createFragment, type Fragment, joinFragments } from "./fragment";
import { findQuantitySpan } from "./quantity-span";
import { translateBeforeAmount, translateClause } from "./remarks";
import { findNamedFood, isInline, type SplitLine, splitLine } from "./split-line";
import { findPieces, inflectFood, joinFood, type Pieces } from "./translate-food";
import { translateQuantity } from "./translate-quantity";

/** What the food of a line is called in the other language, or a name of the cook's own. */
export interface FoodName {
  name: string;
  isOwn: boolean;
}

const EACH = mapLocales((locale) => getRows("each", locale)[0]?.word ?? "");

/** Amount, food, then remarks; what is not known in the other language stays as the cook wrote it. */
export function translateLine(written: Line, to: Locale, food: FoodName | null): Line {
  const line = withoutFoodAsUnit(written);
  const { words, parse } = line;
  if (parse.language === to) return written;
  if (parse.doubt) return { words, parse: { ...parse, foreign: [[0, words.length]] } };
  const split = splitLine(line, to);
  const name = findNamedFood(line) && food && !food.isOwn ? food.name : undefined;
  const remarks = split.clauses
    .filter((clause) => translateBefore(line, split, clause, to) === undefined)
    .map((clause) => translateClause(line, clause, listInside(parse, clause), to));
  const parts = [writeMain({ line, split, to, name }), ...remarks].filter(
    ({ text }) => text !== "",
  );
  const whole = joinFragments(
    parts.flatMap((part, at) => {
      const separator = part.text.startsWith("(") ? " " : ", ";
      return at === 0 ? [part] : [createFragment(separator), part];
    }),
  );
  return buildLine(line, whole, to, name !== undefined);
}

/** In "2 cloves" the spice is counted, in "2 cloves garlic" the pieces. */
function withoutFoodAsUnit(line: Line): Line {
  const [food] = line.parse.foods;
  const isFood = (span: Span | undefined) => span?.[0] === food?.[0] && span?.[1] === food?.[1];
  const quantities = line.parse.quantities.map((quantity) => {
    const terms = quantity.terms.map(({ unit, ...term }) =>
      unit && !isFood(unit.span) ? { ...term, unit } : term,
    );
    return { ...quantity, terms };
  });
  return food ? { ...line, parse: { ...line.parse, quantities } } : line;
}

/** "Juice of" in front of the amount. */
function translateBefore(
  { words, parse }: Line,
  { amount }: SplitLine,
  { span }: Clause,
  to: Locale,
): string | undefined {
  const quantity = amount === undefined ? undefined : parse.quantities[amount];
  const isBefore = quantity && findQuantitySpan(quantity)[0] === span[1];
  return isBefore ? translateBeforeAmount(words.slice(...span), to) : undefined;
}

function listInside({ quantities }: Parse, { span }: Clause): number[] {
  return [...quantities.entries()].flatMap(([index, quantity]) => {
    const [start, end] = findQuantitySpan(quantity);
    const isSize = quantity.counter !== undefined && isInline(quantities, quantity.counter);
    const isInside = isInline(quantities, index) && start >= span[0] && end <= span[1];
    return isInside && !isSize ? [index] : [];
  });
}

interface Main {
  line: Line;
  split: SplitLine;
  to: Locale;
  /** Undefined for a food of the cook's own. */
  name: string | undefined;
}

function writeMain(main: Main): Fragment {
  const { line, split, to } = main;
  const { quantities } = line.parse;
  const counted = split.amount === undefined ? undefined : quantities[split.amount];
  const key = counted?.terms.at(-1)?.unit?.key;
  const before = split.clauses.map((clause) => translateBefore(line, split, clause, to));
  const prefix = before.find((text) => text !== undefined);
  const amount =
    split.amount === undefined ? createFragment("") : translateQuantity(line, split.amount, to);
  const food = writeFood(main, counted, prefix === undefined);
  const joint =
    amount.text === "" || food.text === "" ? "" : key ? joinFood(key, food.text, to) : " ";
  const measures = writeMeasures(line, split, to, key);
  const [inside, behind] = key ? [measures, []] : [[], measures];
  return joinFragments([
    createFragment(prefix ? `${prefix} ` : ""),
    amount,
    ...inside,
    createFragment(joint),
    food,
    ...behind,
    ...writeBracket(line, listRole(line.parse, "each"), to, ` ${EACH[to]}`),
  ]);
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
  const measures = joinFragments(
    indexes.map((index) => translateQuantity(line, index, to)),
    " / ",
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

function writeFood(
  { line, split, to, name }: Main,
  amount: Quantity | undefined,
  isFirst: boolean,
): Fragment {
  const { words } = line;
  if (!split.food) return createFragment("");
  const cooksWord = words.slice(...split.food);
  const isNamed = findNamedFood(line) !== undefined;
  if (name === undefined) {
    const own = createForeign(cooksWord);
    return isNamed ? { ...own, foods: own.foreign } : own;
  }
  const pieces = amount && findPieces(amount, cooksWord, name, to);
  if (pieces) return writePieces(pieces, name, line.parse.language, to);
  const text = inflectFood(name, { language: line.parse.language, amount, cooksWord }, to);
  const isRaised = !amount && isFirst && /^\P{L}*\p{Lu}/u.test(words);
  const shown = isRaised ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return createFragment(shown, { foods: [[0, shown.length]] });
}

/** "2 garlic cloves" are "2 gousses d'ail". */
function writePieces(
  { word, cooksWord }: Pieces,
  name: string,
  language: Language,
  to: Locale,
): Fragment {
  const text = inflectFood(name, { language, amount: undefined, cooksWord }, to);
  const before = word + joinFood("", text, to);
  const shown = before + text;
  return createFragment(shown, { foods: [[before.length, shown.length]] });
}

function buildLine(
  line: Line,
  { text, quantities, foods, foreign }: Fragment,
  to: Locale,
  isNamed: boolean,
): Line {
  const places = new Map(quantities.map(({ from }, index) => [from, index]));
  const built = quantities.map(({ quantity }): Quantity => {
    const { counter, noun: _, ...kept } = quantity;
    const place = counter === undefined ? undefined : places.get(counter);
    const language = isNamed && quantity.role === "amount" ? to : line.parse.language;
    const noun = findCountedNoun(text, quantity, language);
    return { ...kept, ...(place !== undefined && { counter: place }), ...(noun && { noun }) };
  });
  const spans = { foods, ...(foreign.length > 0 && { foreign }) };
  return { words: text, parse: { language: to, quantities: built, ...spans } };
}
