import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { choiceText, nameKey, readChoice } from "#domain/line/ingredient-choice";
import { typedCelsius } from "#domain/measures/oven-temperature";
import { headingIn, MAX_HEADINGS } from "#domain/recipe/headings";
import { type IngredientLine, MAX_MINUTES, MAX_SOURCE, MAX_TITLE } from "#domain/recipe/recipe";
import { RECIPE_INPUT_NAMES, type RecipeInputName } from "#domain/recipe/recipe-fields";
import type { LineValues, RecipeFormValues } from "#domain/recipe/recipe-values";
import { cleanLine, cleanText, lengthOf } from "#domain/text/text";
import { fitLengths } from "#reader/lines/fit-lengths";
import type { ParsedLine, ParsedRecipe, ParsedTimes } from "#reader/parsed-recipe";
import { recipeLanguage } from "#reader/recipe-language";
import { readYield } from "#reader/yields/read-yield";
import type { Db } from "../../platform/db/open";
import { translations } from "../../platform/translations";
import { listNamesOf } from "../ingredients/queries";
import { cutText, fitSteps, fitTips } from "./fit-texts";
import { lineValues, readLines } from "./read-lines";

export interface FittedRecipe {
  values: RecipeFormValues;
  doubts: number;
}

/** What has no field, or does not fit into its field, becomes a tip, so that nothing is lost. */
export async function fitRecipe(
  db: Db,
  parsed: ParsedRecipe,
  locale: Locale,
): Promise<FittedRecipe> {
  const language = recipeLanguage(parsed);
  const { lines, tooLong } = await fitLines(db, parsed.ingredients, locale, language);
  const title = fitTitle(parsed.title);
  const source = cleanLine(parsed.source);
  const isSourceShort = lengthOf(source) <= MAX_SOURCE;
  const [description = "", ...more] = cutText([title.rest, parsed.description].join("\n"));
  const { servings, says } = readYield(parsed.yield);
  const t = translations(language && isLocale(language) ? language : locale).t;
  const tipTexts = { yield: says, ...timesOf(parsed), tools: parsed.tools ?? "" };
  const besides = [
    ...TIP_KINDS.flatMap((what) =>
      tipTexts[what]
        ? [t(`import:tip.${what}`, { text: SLOT }).replace(SLOT, () => tipTexts[what])]
        : [],
    ),
    ...(isSourceShort ? [] : [source]),
    ...tooLong,
    ...more,
  ];
  const fields: Partial<Record<RecipeInputName, unknown>> = { ...parsed };
  const inputs = RECIPE_INPUT_NAMES.map((name) => [name, String(fields[name] ?? "")]);
  const values: RecipeFormValues = {
    ...(Object.fromEntries(inputs) as Record<RecipeInputName, string>),
    title: title.title,
    description,
    source: isSourceShort ? source : "",
    yield: textOf(servings),
    preparationMinutes: minutesText(parsed.preparationMinutes),
    cookingMinutes: minutesText(parsed.cookingMinutes),
    cookingTemperature: ovenText(parsed),
    visibility: "PRIVATE",
    language: language ?? locale,
    ingredients: lines,
    view: "lines",
    ingredientsText: "",
    method: "",
    steps: fitSteps(parsed.steps, parsed.isOwn),
    tips: fitTips([...parsed.tips, ...besides]),
  };
  return { values, doubts: lines.filter(({ typed }) => typed !== "").length };
}

async function fitLines(
  db: Db,
  parsed: ParsedLine[],
  locale: Locale,
  language: Language | null,
): Promise<{ lines: LineValues[]; tooLong: string[] }> {
  const typed = parsed.filter((line) => typeof line === "string").map(cleanLine);
  const read = await readLines(db, typed, { locale, language });
  const tooLong = read.filter(({ doubt }) => doubt === "tooLong").map(({ typed }) => typed);
  const exact = await checkChoices(
    db,
    parsed.filter((line) => typeof line !== "string"),
  );
  let headings = 0;
  const lines = parsed.flatMap((line) => {
    if (typeof line !== "string")
      return exact.splice(0, 1).map((own) => lineValues(own, "", locale));
    return read.splice(0, 1).map(({ values }) => {
      const heading = headingIn(values.name);
      if (heading !== undefined) headings += 1;
      return heading !== undefined && headings > MAX_HEADINGS
        ? lineValues(plainLine(heading), "", locale)
        : values;
    });
  });
  return { lines: lines.filter(({ name }) => name !== ""), tooLong };
}

/** A heading too many is a line of its own. */
function plainLine(text: string): IngredientLine {
  const { name, complement } = fitLengths(text, [], "");
  return { name, complement, amount: null, unit: "NONE", text, choice: choiceText("own", name) };
}

/** A choice made in another Popote counts only if its ingredient has the same name here. */
async function checkChoices(db: Db, lines: IngredientLine[]): Promise<IngredientLine[]> {
  const idOf = ({ choice, name }: IngredientLine) => {
    const chosen = readChoice(choice, name);
    return typeof chosen === "number" ? chosen : undefined;
  };
  const names = await listNamesOf(
    db,
    lines.flatMap((line) => idOf(line) ?? []),
  );
  return lines.map((line) => {
    const id = idOf(line);
    if (id === undefined) return line;
    const isNamed = names.get(id)?.some(({ text }) => nameKey(text) === nameKey(line.name));
    return isNamed ? line : { ...line, choice: undefined };
  });
}

function fitTitle(parsed: string): { title: string; rest: string } {
  const whole = cleanLine(parsed);
  if (lengthOf(whole) <= MAX_TITLE) return { title: whole, rest: "" };
  const start = [...whole].slice(0, MAX_TITLE - 1).join("");
  return { title: `${start.replace(/\s+\S*$/, "")}…`, rest: cleanText(whole) };
}

const TIP_KINDS = ["yield", "preparation", "cooking", "total", "tools"] as const;

/** Filled in after translation: i18next would interpret "$t(" and "{{" in the recipe's text. */
const SLOT = "{text}";

/** The times that are no number of minutes, or too many minutes. */
function timesOf({ times, preparationMinutes, cookingMinutes }: ParsedRecipe): ParsedTimes {
  return {
    preparation: times?.preparation || tooLong(preparationMinutes),
    cooking: times?.cooking || tooLong(cookingMinutes),
    total: times?.total ?? "",
  };
}

function tooLong(minutes: number | null): string {
  return minutes !== null && minutes > MAX_MINUTES ? `${minutes} min` : "";
}

function minutesText(minutes: number | null): string {
  return minutes !== null && minutes <= MAX_MINUTES ? textOf(Math.round(minutes)) : "";
}

function ovenText({ cookingTemperature, ovenWords = "" }: ParsedRecipe): string {
  const isSame = ovenWords !== "" && typedCelsius(ovenWords) === cookingTemperature;
  return isSame ? ovenWords : textOf(cookingTemperature);
}

function textOf(value: number | null): string {
  return value === null ? "" : String(value);
}
