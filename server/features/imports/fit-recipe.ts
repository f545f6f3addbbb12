import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { choiceText, nameKey, readChoice } from "#domain/line/ingredient-choice";
import { parseCelsius } from "#domain/measures/oven-temperature";
import { MAX_HEADINGS, readHeading } from "#domain/recipe/headings";
import {
  type IngredientLine,
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_LINE_TEXT,
  MAX_MINUTES,
  MAX_SOURCE,
  MAX_TITLE,
  MAX_WRITTEN,
} from "#domain/recipe/recipe";
import { RECIPE_INPUT_NAMES, type RecipeInputName } from "#domain/recipe/recipe-fields";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { isTagShort, joinTags, MAX_TAGS, readTags } from "#domain/recipe/tags";
import { cleanLine, cleanText, countCharacters } from "#domain/text/text";
import { fitLengths } from "#reader/lines/fit-lengths";
import { parseLine } from "#reader/lines/parse/parse-line";
import type { ParsedLine, ParsedRecipe, ParsedTimes } from "#reader/parsed-recipe";
import { detectLanguage } from "#reader/recipe-language";
import { readYield } from "#reader/yields/read-yield";
import type { Db } from "../../platform/db/open";
import { translations } from "../../platform/translations";
import { listNamesById } from "../ingredients/queries";
import { type ReadRow, readRows } from "../recipes/read-rows";
import { showLine } from "../recipes/row-values";
import { cutText, fitSteps, fitTips } from "./fit-texts";

interface FittedRecipe {
  values: RecipeFormValues;
  /** As read, in the order of the form's lines. */
  rows: ReadRow[];
  warningCount: number;
}

/** Turns what has no field, or does not fit its field, into tips, so that nothing is lost. */
export async function fitRecipe(
  db: Db,
  parsed: ParsedRecipe,
  locale: Locale,
): Promise<FittedRecipe> {
  const language = detectLanguage(parsed);
  const { rows, tooLong } = await fitLines(db, parsed.ingredients, locale, language);
  const title = fitTitle(parsed.title);
  const source = cleanLine(parsed.source);
  const isSourceShort = countCharacters(source) <= MAX_SOURCE;
  const [description = "", ...more] = cutText([title.rest, parsed.description].join("\n"));
  const { servings, says } = readYield(parsed.yield);
  const t = translations(language && isLocale(language) ? language : locale).t;
  const tags = fitTags(parsed.tags ?? []);
  const tipTexts = {
    yield: says,
    ...pickTimeTexts(parsed),
    tools: parsed.tools ?? "",
    tags: tags.rest,
  };
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
    tags: tags.fitting,
    visibility: "PRIVATE",
    language: language ?? locale,
    ingredients: rows.map(({ values: line }) => line),
    view: "lines",
    linesLanguage: language ?? locale,
    ingredientsText: "",
    method: "",
    steps: fitSteps(parsed.steps, parsed.isOwn),
    tips: fitTips([...parsed.tips, ...besides]),
    photos: [],
  };
  const warningCount = values.ingredients.filter(({ doubtful }) => doubtful !== "").length;
  return { values, rows, warningCount };
}

async function fitLines(
  db: Db,
  parsed: ParsedLine[],
  locale: Locale,
  language: Language | null,
): Promise<{ rows: ReadRow[]; tooLong: string[] }> {
  const typed = parsed.filter((line) => typeof line === "string").map(cleanLine);
  const words = typed.map((text) => ({ words: text }));
  const read = await readRows(db, words, { locale, language });
  const tooLong = typed.filter((_, at) => read[at]?.warning === "tooLong");
  const exact = await checkChoices(
    db,
    parsed.filter((line) => typeof line !== "string").map(cleanParts),
  );
  const show = (line: IngredientLine) => showParts(line, { locale, language });
  let headings = 0;
  const rows = parsed.flatMap((line): ReadRow[] => {
    if (typeof line !== "string") return exact.splice(0, 1).map(show);
    return read.splice(0, 1).map((row) => {
      const heading = readHeading(row.values.name);
      if (heading === undefined) return markDoubt(row);
      headings += 1;
      return headings > MAX_HEADINGS ? show(buildPlainLine(heading)) : row;
    });
  });
  return { rows: rows.filter(({ values }) => values.name !== ""), tooLong };
}

function markDoubt(row: ReadRow): ReadRow {
  return { ...row, values: { ...row.values, doubtful: row.warning === null ? "" : "yes" } };
}

/** A line of Popote's own files keeps the parts it has there. */
function showParts(
  line: IngredientLine,
  { locale, language }: { locale: Locale; language: Language | null },
): ReadRow {
  const parse = parseLine(line.text ?? "", language ?? locale);
  const chosen = readChoice(line.choice, line.name);
  const values = showLine(line, parse, { chosen, locale });
  const { words } = values;
  if (isHeading(line)) return { values, words, warning: null };
  const isShort = LIMITS.every(([part, most]) => countCharacters(line[part] ?? "") <= most);
  const problem = { box: "name" as const, problem: "ingredients" };
  return { values, words, line, warning: null, ...(isShort ? {} : { problem }) };
}

function isHeading({ name, amount, complement, written, text }: IngredientLine): boolean {
  return readHeading(name) !== undefined && !amount && !complement && !written && !text;
}

const LIMITS = [
  ["name", MAX_INGREDIENT_NAME],
  ["complement", MAX_COMPLEMENT],
  ["written", MAX_WRITTEN],
  ["text", MAX_LINE_TEXT],
] as const;

function cleanParts(line: IngredientLine): IngredientLine {
  const texts = LIMITS.flatMap(([part]) => {
    const text = line[part];
    return text === undefined ? [] : [[part, cleanLine(text)] as const];
  });
  return { ...line, ...Object.fromEntries(texts) };
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

/** The first that fit, and what is left of them. */
function fitTags(parsed: string[]): { fitting: string; rest: string } {
  const all = readTags(parsed.join(","));
  const fitting = all.filter(isTagShort).slice(0, MAX_TAGS);
  const rest = all.filter((tag) => !fitting.includes(tag));
  return { fitting: joinTags(fitting), rest: joinTags(rest) };
}

function fitTitle(parsed: string): { title: string; rest: string } {
  const whole = cleanLine(parsed);
  if (countCharacters(whole) <= MAX_TITLE) return { title: whole, rest: "" };
  const start = [...whole].slice(0, MAX_TITLE - 1).join("");
  return { title: `${start.replace(/\s+\S*$/, "")}…`, rest: cleanText(whole) };
}

const TIP_KINDS = ["yield", "preparation", "cooking", "total", "tools", "tags"] as const;

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
