import type { Language } from "#domain/language/languages";
import { type Locale, toBaseLocale, type UiLocale } from "#domain/language/locales";
import { shownAmount } from "#domain/line/amount-shown";
import { cutLine, type LinePart } from "#domain/line/cut-line";
import type { Line, Parse, Span } from "#domain/line/line";
import { decodeParse } from "#domain/line/parse-data";
import { type Amount, formatAmount } from "#domain/measures/amount";
import { divide } from "#domain/measures/rational";
import type { UnitChoice } from "#domain/measures/unit-choice";
import type { LineFood } from "#domain/recipe/line-foods";
import { paths } from "#domain/site/paths";
import { translateLine } from "#reader/lines/derived/translate-line";
import { parseLine } from "#reader/lines/parse/parse-line";
import { cutSteps } from "#reader/steps/cut-steps";
import { translations } from "../../platform/translations";
import { type ExpandedLine, toAmount } from "./expand-lines";
import type { RecipeLine } from "./lines";
import type { Recipe, RecipeDetails } from "./queries";
import {
  type CutText,
  changesWithUnits,
  convertRecipe,
  describeOven,
  type ShownOven,
} from "./shown-units";
import type { SubRecipe } from "./sub-recipes";

/** An ingredient line as a page gets it, cut so that a browser can scale it. */
export interface ShownLine {
  language: Language;
  parts: LinePart[];
  /**
   * The address and name of the recipe that the line stands for, else of the catalogue's
   * ingredient, in the viewer's language.
   */
  food: { address: string; name: string } | null;
  inside?: ShownSubRecipe;
}

/** What a line stands for. */
export interface ShownSubRecipe {
  title: string;
  language: Language;
  lines: ShownLine[];
  /** How often the line makes it, where its own recipe is made once. */
  share: Amount;
}

export type ShownRecipe = RecipeDetails & {
  ingredients: ShownLine[];
  steps: CutText[];
  tips: CutText[];
  /** The steps with amounts that stay as written, and what a scaled recipe says about them. */
  keptSteps: number[];
  stepsNote: string;
  oven: ShownOven | null;
  /** Whether the lines can be shown in the viewer's language, and whether they are. */
  translation: { isOffered: boolean; isShown: boolean };
  /** Null where other units would change nothing. */
  units: UnitChoice | null;
};

/** How somebody reads a recipe. */
export interface Viewing {
  locale: UiLocale;
  /** The language asked for in the address. */
  ingredientsIn?: string | null;
  /** Asked for in the address, else the viewer's own. */
  units?: UnitChoice;
  /** The share link's, for the addresses of photos. */
  key?: string | null;
  /** Whether the lines link to the catalogue, which visitors do not see. */
  isLinked?: boolean;
}

type Whole = Recipe & { foods?: LineFood[]; expanded?: ExpandedLine[] };

const AS_WRITTEN = { numerator: 1, denominator: 1 };

/**
 * Lines are translated, then converted, and scaled at last, so that a figure is rounded once.
 * Without `foods`, the amounts in the steps are not shown for other servings.
 */
export function showRecipe<R extends Whole>(
  recipe: R,
  viewing: Viewing,
): Omit<R, "ingredients" | "steps" | "tips" | "foods" | "expanded"> & ShownRecipe {
  const { ingredients, language, foods, expanded = [] } = recipe;
  const { locale, ingredientsIn, units = "written" } = viewing;
  const own = toBaseLocale(locale);
  const isOffered =
    language !== own &&
    ingredients.some(({ text, ingredientId }) => text !== "" && ingredientId !== null);
  const isShown = isOffered && ingredientsIn === own;
  const read = readLines(ingredients, recipe, viewing);
  const { keptSteps, isScaled, stepLines, ...method } = showSteps(
    recipe,
    read.map(({ line }) => line),
    foods,
  );
  const scaled = { ...recipe, ...method, stepLines };
  const { lines, steps, tips, oven } = convertRecipe(scaled, read, units);
  return {
    ...recipe,
    foods: undefined,
    expanded: undefined,
    keptSteps,
    stepsNote: keptSteps.length > 0 ? writeStepsNote(recipe.yield, isScaled, locale) : "",
    steps,
    tips,
    oven: oven ?? describeOven(recipe, locale),
    ingredients: read.map((each, at) => showLine(each, lines[at], expanded[at], viewing)),
    translation: { isOffered, isShown },
    units: changesWithUnits(scaled, read) ? units : null,
  };
}

type ReadRecipeLine = RecipeLine & { line: Line };

function readLines(
  lines: RecipeLine[],
  recipe: Pick<Recipe, "language">,
  { locale, ingredientsIn }: Viewing,
): ReadRecipeLine[] {
  const own = toBaseLocale(locale);
  const to = recipe.language !== own && ingredientsIn === own ? own : undefined;
  return lines.map((line) => ({ ...line, line: readStoredLine(line, recipe, locale, to) }));
}

function showLine(
  { line, ingredientId, name }: ReadRecipeLine,
  converted: Line = line,
  expanded: ExpandedLine | undefined,
  viewing: Viewing,
): ShownLine {
  const { sub } = expanded ?? {};
  const catalogued =
    ingredientId === null || viewing.isLinked !== true
      ? null
      : { address: paths.ingredientView(ingredientId), name };
  return {
    language: line.parse.language,
    parts: cutLine(converted, line),
    food: sub ? { address: paths.recipeView(sub.id), name: sub.title } : catalogued,
    ...(expanded && sub && { inside: showInside(sub, expanded, viewing) }),
  };
}

function showInside(
  recipe: SubRecipe,
  { share: outer, inside = [] }: ExpandedLine,
  viewing: Viewing,
): ShownSubRecipe | undefined {
  const [first] = inside;
  const share = first && toAmount(divide(first.share, outer));
  if (!share) return undefined;
  const read = readLines(
    inside.map(({ line }) => line),
    recipe,
    viewing,
  );
  const told = { ...WITHOUT_TEXTS, language: recipe.language };
  const { lines } = convertRecipe(told, read, viewing.units ?? "written");
  const shown = inside.map((each, at) =>
    showLine(read[at] as ReadRecipeLine, lines[at], each, viewing),
  );
  return { title: recipe.title, language: recipe.language, lines: shown, share };
}

const WITHOUT_TEXTS = { steps: [], tips: [], cookingTemperature: null, ovenWords: "" };

/** Cut where amounts scale. */
function showSteps(
  { steps, language, yield: servings }: Recipe,
  lines: Line[],
  foods: LineFood[] | undefined,
): { steps: CutText[]; stepLines: (Line | undefined)[]; keptSteps: number[]; isScaled: boolean } {
  if (!foods) return { steps, stepLines: [], keptSteps: [], isScaled: false };
  const cut = cutSteps({ steps, language, lines, foods, servings });
  return {
    steps: steps.map((step, index) => cut[index]?.parts ?? step),
    stepLines: cut.map(({ line }) => line),
    keptSteps: cut.flatMap(({ isKept }, index) => (isKept ? [index] : [])),
    isScaled: cut.some(({ parts }) => parts !== undefined),
  };
}

function writeStepsNote(servings: number | null, isScaled: boolean, locale: UiLocale): string {
  const { t } = translations(locale);
  const except = isScaled ? t("scaling:exceptBold") : "";
  return servings
    ? t("scaling:stepsFor", { count: servings, except })
    : t("scaling:stepsAsWritten", { except });
}

/** A line as its cook wrote it, or in another language; an old one in the viewer's. */
export function readStoredLine(
  line: RecipeLine,
  recipe: Pick<Recipe, "language">,
  locale: UiLocale,
  to?: Locale,
): Line {
  if (line.text === "") return composeLine(line, recipe, locale);
  const { words, ingredientId, name, ...stored } = line;
  const { language } = recipe;
  const parse = stored.parse ? decodeParse(stored.parse) : parseLine(words, language);
  const written = { words, parse };
  return to ? translateLine(written, to, { name, isOwn: ingredientId === null }) : written;
}

/** A line in the viewer's language: its amount, its unit, the catalogue's name and its remarks. */
function composeLine(
  line: RecipeLine,
  { language }: Pick<Recipe, "language">,
  locale: UiLocale,
): Line {
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
  return { words, parse };
}

function formatMeasure({ amount, unit }: RecipeLine, locale: UiLocale): string {
  if (!amount) return "";
  const figure = formatAmount(shownAmount(amount, unit, AS_WRITTEN), unit, locale);
  if (unit === "NONE" || unit === "UNIT") return figure;
  const count = Math.max(1, amount.numerator / amount.denominator);
  return `${figure}\u00a0${translations(locale).t(`recipe:unit.${unit}`, { count })}`;
}
