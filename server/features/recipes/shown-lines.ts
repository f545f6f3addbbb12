import type { Language } from "#domain/language/languages";
import { type Locale, toBaseLocale, type UiLocale } from "#domain/language/locales";
import { shownAmount } from "#domain/line/amount-shown";
import { cutLine, type LinePart } from "#domain/line/cut-line";
import type { Parse, Span } from "#domain/line/line";
import { decodeParse } from "#domain/line/parse-data";
import { formatAmount } from "#domain/measures/amount";
import { translateLine } from "#reader/lines/derived/translate-line";
import { parseLine } from "#reader/lines/parse/parse-line";
import { translations } from "../../platform/translations";
import type { RecipeLine } from "./lines";
import type { Recipe, RecipeDetails } from "./queries";

/** An ingredient line as a page gets it, cut so that a browser can scale it. */
export interface ShownLine {
  language: Language;
  parts: LinePart[];
  /** The catalogue's ingredient, with its name in the viewer's language. */
  food: { id: number; name: string } | null;
}

export type ShownRecipe = RecipeDetails & {
  ingredients: ShownLine[];
  /** Whether the lines can be shown in the viewer's language, and whether they are. */
  translation: { isOffered: boolean; isShown: boolean };
};

/** How somebody reads a recipe. */
export interface Viewing {
  locale: UiLocale;
  /** The language asked for in the address. */
  ingredientsIn?: string | null;
}

const AS_WRITTEN = { numerator: 1, denominator: 1 };

export function showRecipe<R extends Recipe>(
  recipe: R,
  { locale, ingredientsIn }: Viewing,
): Omit<R, "ingredients"> & ShownRecipe {
  const { ingredients, language } = recipe;
  const own = toBaseLocale(locale);
  const isOffered =
    language !== own &&
    ingredients.some(({ text, ingredientId }) => text !== "" && ingredientId !== null);
  const isShown = isOffered && ingredientsIn === own;
  return {
    ...recipe,
    ingredients: ingredients.map((line) => {
      if (line.text === "") return showParts(line, recipe, locale);
      return showWords(line, recipe, isShown ? own : undefined);
    }),
    translation: { isOffered, isShown },
  };
}

/** A line as its cook wrote it, or in another language. */
function showWords(
  line: RecipeLine,
  { language }: Pick<Recipe, "language">,
  to?: Locale,
): ShownLine {
  const { words, ingredientId, name } = line;
  const parse = line.parse ? decodeParse(line.parse) : parseLine(words, language);
  const written = { words, parse };
  const shown = to ? translateLine(written, to, { name, isOwn: ingredientId === null }) : written;
  const food = ingredientId === null ? null : { id: ingredientId, name };
  return { language: shown.parse.language, parts: cutLine(shown), food };
}

/** A line in the viewer's language: its amount, its unit, the catalogue's name and its remarks. */
function showParts(
  line: RecipeLine,
  { language }: Pick<Recipe, "language">,
  locale: UiLocale,
): ShownLine {
  const { name, ingredientId, written, complement, amount } = line;
  const own = toBaseLocale(locale);
  const foreign: Span[] = [];
  let words = "";
  const add = (text: string, isForeign: boolean, before = "", after = "") => {
    if (text === "") return;
    const start = words.length + before.length;
    words += before + text + after;
    if (isForeign && language !== own) foreign.push([start, start + text.length]);
  };
  add(formatMeasure(line, locale) || written, amount === null, "", " ");
  const nameStart = words.length;
  add(name, ingredientId === null);
  const food = [nameStart, words.length] as const;
  if (amount) add(written, true, " (", ")");
  add(complement, true, ", ");
  const parse: Parse = {
    ...parseLine(words, own),
    foods: ingredientId === null ? [] : [food],
    foreign,
  };
  const found = ingredientId === null ? null : { id: ingredientId, name };
  return { language: own, parts: cutLine({ words, parse }), food: found };
}

function formatMeasure({ amount, unit }: RecipeLine, locale: UiLocale): string {
  if (!amount) return "";
  const figure = formatAmount(shownAmount(amount, unit, AS_WRITTEN), unit, locale);
  if (unit === "NONE" || unit === "UNIT") return figure;
  const count = Math.max(1, amount.numerator / amount.denominator);
  return `${figure}\u00a0${translations(locale).t(`recipe:unit.${unit}`, { count })}`;
}
