import type { Locale } from "#domain/language/locales";
import type { Line, Parse, Quantity, Span } from "#domain/line/line";
import { isMany } from "#domain/line/scaled-pieces";
import { foldedKey } from "#domain/text/text";
import { namesAlternatives } from "../names/food-joints";
import { findCountedNoun } from "../parse/counted-noun";
import type { Clause } from "./clauses";
import { createForeign, createFragment, type Fragment, joinFragments } from "./fragment";
import { listKinds } from "./kinds-of-food";
import { findQuantitySpan } from "./quantity-span";
import { agree, type Noun, translateClause } from "./remarks";
import { findNamedFood, isInline, splitLine } from "./split-line";
import { translateBefore, writeMain } from "./write-main";

/** What the food of a line is called in the other language, or a name of the cook's own. */
export interface FoodName {
  name: string;
  isOwn: boolean;
}

/** Amount, food, then remarks; what is not known in the other language stays as the cook wrote it. */
export function translateLine(written: Line, to: Locale, food: FoodName | null): Line {
  const line = withoutFoodAsUnit(written);
  const { words, parse } = line;
  if (parse.language === to) return written;
  if (parse.doubt) return { words, parse: { ...parse, foreign: [[0, words.length]] } };
  const split = splitLine(line, to);
  const span = findNamedFood(line);
  const isOne = span !== undefined && !namesAlternatives(words.slice(...span));
  const name = isOne && food && !food.isOwn ? food.name : undefined;
  const main = writeMain({ line, split, span: split.food, to, name });
  const noun =
    name === undefined ? undefined : findNoun(main, parse.quantities[split.amount ?? -1], to);
  const remarks = split.clauses
    .filter((clause) => translateBefore(line, split, clause, to) === undefined)
    .map((clause) => translateClause(line, clause, { inside: listInside(parse, clause), noun }, to))
    .filter(({ text }) => text === "" || !isToldIn(main.text, text));
  const more = name === undefined || !split.food ? [] : listKinds(line, split.food, main.text, to);
  const kinds = more.map(({ text, isKnown }) => {
    return isKnown ? createFragment(agree(text, noun, to)) : createForeign(text);
  });
  const parts = [main, ...kinds, ...remarks].filter(({ text }) => text !== "");
  const whole = joinFragments(
    parts.flatMap((part, at) => {
      const separator = part.text.startsWith("(") ? " " : ", ";
      return at === 0 ? [part] : [createFragment(separator), part];
    }),
  );
  return buildLine(line, whole, to, name !== undefined);
}

/** What the remarks agree with: what is counted, else the food. */
function findNoun(
  { text, foods, quantities }: Fragment,
  amount: Quantity | undefined,
  to: Locale,
): Noun {
  const last = amount?.terms.at(-1);
  const food = text.slice(...(foods[0] ?? [0, 0]));
  if (!last || last.unit) return { text: food, isMany: true };
  const [, end] = findQuantitySpan(quantities[0]?.quantity ?? amount ?? { terms: [last] });
  return { text: text.slice(end).trim(), isMany: isMany(last.value, to) };
}

/** "fresh coriander, fresh" */
function isToldIn(main: string, remark: string): boolean {
  return (
    /^\p{L}+$/u.test(remark) &&
    foldedKey(main)
      .split(/[^\p{L}]+/u)
      .includes(foldedKey(remark))
  );
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

function listInside({ quantities }: Parse, { span }: Clause): number[] {
  return [...quantities.entries()].flatMap(([index, quantity]) => {
    const [start, end] = findQuantitySpan(quantity);
    const isSize = quantity.counter !== undefined && isInline(quantities, quantity.counter);
    const isInside = isInline(quantities, index) && start >= span[0] && end <= span[1];
    return isInside && !isSize ? [index] : [];
  });
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
