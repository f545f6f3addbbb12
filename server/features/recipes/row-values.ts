import type { Locale } from "#domain/language/locales";
import { type Chosen, choiceText } from "#domain/line/ingredient-choice";
import type { Parse } from "#domain/line/line";
import { type Row, toRow } from "#domain/line/row";
import { formatAmount } from "#domain/measures/amount";
import type { IngredientLine } from "#domain/recipe/recipe";
import type { LineValues } from "#domain/recipe/recipe-values";
import { findFoodSpan } from "#reader/lines/food-span";

type Parts = Omit<IngredientLine, "choice" | "place">;

export const BLANK_ROW: Row = { amount: "", unit: "NONE", name: "", complement: "" };

/** A saved or imported line in the form. One kept as parts only is composed when it is saved. */
export function showLine(
  line: Parts,
  parse: Parse | undefined,
  { chosen, locale }: { chosen: Chosen | undefined; locale: Locale },
): LineValues {
  const { text = "", name } = line;
  const row = text && parse ? readRow(text, parse, name) : composeRow(line, locale);
  const choice = chosen === undefined ? "" : choiceText(chosen, row.name);
  return toValues(text, row, { choice });
}

function readRow(words: string, parse: Parse, name: string): Row {
  const food = parse.foods[0] ?? findFoodSpan(words, parse, name);
  return toRow({ words, parse: { ...parse, foods: food ? [food] : [] } });
}

export function composeRow(
  { name, amount, unit, complement, written }: Parts,
  locale: Locale,
): Row {
  const figure = amount ? formatAmount(amount, unit, locale) : "";
  return { amount: written || figure, unit: written ? "NONE" : unit, name, complement };
}

export function toValues(
  words: string,
  row: Row,
  { choice = "", doubtful = "" }: Partial<LineValues> = {},
): LineValues {
  return { words, ...row, choice, doubtful };
}
