import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { choiceText, nameKey, readChoice } from "#domain/line/ingredient-choice";
import { parseCelsius } from "#domain/measures/oven-temperature";
import { MAX_HEADINGS, readHeading } from "#domain/recipe/headings";
import { type IngredientLine, MAX_MINUTES, MAX_SOURCE, MAX_TITLE } from "#domain/recipe/recipe";
import { RECIPE_INPUT_NAMES, type RecipeInputName } from "#domain/recipe/recipe-fields";
import type { LineValues, RecipeFormValues } from "#domain/recipe/recipe-values";
import { cleanLine, cleanText, countCharacters } from "#domain/text/text";
import { fitLengths } from "#reader/lines/fit-lengths";
import type { ParsedLine, ParsedRecipe, ParsedTimes } from "#reader/parsed-recipe";
import { detectLanguage } from "#reader/recipe-language";
import { readYield } from "#reader/yields/read-yield";
import type { Db } from "../../platform/db/open";
import { translations } from "../../platform/translations";
import { listNamesById } from "../ingredients/queries";
import { cutText, fitSteps, fitTips } from "./fit-texts";
import { readLines, toLineValues } from "./read-lines";

interface FittedRecipe {
  values: RecipeFormValues;
  warningCount: number;
}

/** Turns what has no field, or does not fit its field, into tips, so that nothing is lost. */
export async function fitRecipe(
  db: Db,
  parsed: ParsedRecipe,
  locale: Locale,
): Promise<FittedRecipe> {
  const language = detectLanguage(parsed);
  const { lines, tooLong } = await fitLines(db, parsed.ingredients, locale, language);
  const title = fitTitle(parsed.title);
  const source = cleanLine(parsed.source);
  const isSourceShort = countCharacters(source) <= MAX_SOURCE;
  const [description = "", ...more] = cutText([title.rest, parsed.description].join("\n"));
  const { servings, says } = readYield(parsed.yield);
  const t = translations(language && isLocale(language) ? language : locale).t;
  const tipTexts = { yield: says, ...pickTimeTexts(parsed), tools: parsed.tools ?? "" };
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
    yield: formatNumber(servings),
    preparationMinutes: formatMinutes(parsed.preparationMinutes),
    cookingMinutes: formatMinutes(parsed.cookingMinutes),
    cookingTemperature: formatOven(parsed),
    visibility: "PRIVATE",
    language: language ?? locale,
    ingredients: lines,
    view: "lines",
    ingredientsText: "",
    method: "",
    steps: fitSteps(parsed.steps, parsed.isOwn),
    tips: fitTips([...parsed.tips, ...besides]),
  };
  return { values, warningCount: lines.filter(({ typed }) => typed !== "").length };
}

async function fitLines(
  db: Db,
  parsed: ParsedLine[],
  locale: Locale,
  language: Language | null,
): Promise<{ lines: LineValues[]; tooLong: string[] }> {
  const typed = parsed.filter((line) => typeof line === "string").map(cleanLine);
  const read = await readLines(db, typed, { locale, language });
  const tooLong = read.filter(({ warning }) => warning === "tooLong").map(({ typed }) => typed);
  const exact = await checkChoices(
    db,
    parsed.filter((line) => typeof line !== "string"),
  );
  let headings = 0;
  const lines = parsed.flatMap((line) => {
    if (typeof line !== "string")
      return exact.splice(0, 1).map((own) => toLineValues(own, "", locale));
    return read.splice(0, 1).map(({ values }) => {
      const heading = readHeading(values.name);
      if (heading !== undefined) headings += 1;
      return heading !== undefined && headings > MAX_HEADINGS
        ? toLineValues(buildPlainLine(heading), "", locale)
        : values;
    });
  });
  return { lines: lines.filter(({ name }) => name !== ""), tooLong };
}

function buildPlainLine(text: string): IngredientLine {
  const { name, complement } = fitLengths(text, [], "");
  return { name, complement, amount: null, unit: "NONE", text, choice: choiceText("own", name) };
}

/** A choice made in another Popote counts only if the ingredient has the same name here. */
async function checkChoices(db: Db, lines: IngredientLine[]): Promise<IngredientLine[]> {
  const findChosenId = ({ choice, name }: IngredientLine) => {
    const chosen = readChoice(choice, name);
    return typeof chosen === "number" ? chosen : undefined;
  };
  const names = await listNamesById(
    db,
    lines.flatMap((line) => findChosenId(line) ?? []),
  );
  return lines.map((line) => {
    const id = findChosenId(line);
    if (id === undefined) return line;
    const isNamed = names.get(id)?.some(({ text }) => nameKey(text) === nameKey(line.name));
    return isNamed ? line : { ...line, choice: undefined };
  });
}

function fitTitle(parsed: string): { title: string; rest: string } {
  const whole = cleanLine(parsed);
  if (countCharacters(whole) <= MAX_TITLE) return { title: whole, rest: "" };
  const start = [...whole].slice(0, MAX_TITLE - 1).join("");
  return { title: `${start.replace(/\s+\S*$/, "")}…`, rest: cleanText(whole) };
}

const TIP_KINDS = ["yield", "preparation", "cooking", "total", "tools"] as const;

/** Filled in after translation: i18next would interpret "$t(" and "{{" in the recipe's text. */
const SLOT = "{text}";

function pickTimeTexts({ times, preparationMinutes, cookingMinutes }: ParsedRecipe): ParsedTimes {
  return {
    preparation: times?.preparation || formatTooLong(preparationMinutes),
    cooking: times?.cooking || formatTooLong(cookingMinutes),
    total: times?.total ?? "",
  };
}

function formatTooLong(minutes: number | null): string {
  return minutes !== null && minutes > MAX_MINUTES ? `${minutes} min` : "";
}

function formatMinutes(minutes: number | null): string {
  return minutes !== null && minutes <= MAX_MINUTES ? formatNumber(Math.round(minutes)) : "";
}

function formatOven({ cookingTemperature, ovenWords = "" }: ParsedRecipe): string {
  const isSame = ovenWords !== "" && parseCelsius(ovenWords) === cookingTemperature;
  return isSame ? ovenWords : formatNumber(cookingTemperature);
}

function formatNumber(value: number | null): string {
  return value === null ? "" : String(value);
}
