import { stringify } from "yaml";
import type { IngredientName } from "#domain/ingredient/ingredient-name";
import type { Locale } from "#domain/language/locales";
import { splitSections } from "#domain/recipe/headings";
import { listFormat } from "#domain/text/cached-formats";
import { OWN_FIELDS, OWN_FILE } from "#reader/formats/cooklang/own-cooklang";
import { parseHeading } from "#reader/pages/text/headings";
import { translations } from "../../platform/translations";
import type { Recipe } from "../recipes/queries";
import {
  extractName,
  findReadableMark,
  includesName,
  writeIngredient,
} from "./cooklang-ingredients";
import { findMarks, type Mark } from "./cooklang-marks";
import { formatStep, writeMarks, writeStepMarks } from "./cooklang-steps";
import { formatHeading, formatMention, formatNote } from "./cooklang-text";

// https://cooklang.org/docs/spec. Lines that no step mentions go into an extra first step.
export function formatCooklang(recipe: Recipe, names: IngredientName[][], locale: Locale): string {
  const found = findMarks(recipe.steps, recipe.ingredients, names);
  const { ingredients, steps } = recipe.headings;
  const isHeaded = ingredients.length > 0 || steps.length > 0;
  const marks = isHeaded ? [] : writeMarks(recipe, found, locale);
  return `${[
    `---\n${formatFrontMatter(recipe, isHeaded ? [] : listLineOrder(recipe, marks), locale)}---`,
    ...(isHeaded
      ? formatSections(recipe, found, locale)
      : [
          ...gatherUnmarked(recipe, marks, locale),
          ...recipe.steps.map((step, index) => formatStep(step, marks[index] ?? [])),
        ]),
    ...recipe.tips.map(formatNote),
  ].join("\n\n")}\n`;
}

function listLineOrder({ ingredients }: Recipe, marks: Mark[][]): number[] {
  const marked = marks.flat().map(({ line }) => line);
  return [...listUnmarked(ingredients, marks), ...marked];
}

function listUnmarked(ingredients: Recipe["ingredients"], marks: Mark[][]): number[] {
  const isMarked = new Set(marks.flat().map(({ line }) => line));
  return [...ingredients.keys()].filter((line) => !isMarked.has(line));
}

function gatherUnmarked({ ingredients }: Recipe, marks: Mark[][], locale: Locale): string[] {
  const rest = listUnmarked(ingredients, marks)
    .flatMap((line) => ingredients[line] ?? [])
    .map((line) => writeIngredient(extractName(line, locale), line, locale));
  if (rest.length === 0) return [];
  const list = listFormat(locale).format(rest);
  return [translations(locale).t("export:cooklang.gather", { list })];
}

/** Filled in after translation: i18next would interpolate user text. */
const SLOT = "{heading}";

/** Ingredient and step headings need not match, so all lines get sections of their own. */
function formatSections(recipe: Recipe, marks: Mark[][], locale: Locale): string[] {
  const t = translations(locale).t;
  const labelled = (name: string, heading: string | null) =>
    heading === null ? name : t("export:fact", { name, value: SLOT }).replace(SLOT, () => heading);
  const { ingredients, headings, steps } = recipe;
  const measured = new Map<number, string>();
  const mention = (name: string, index: number) => {
    const line = ingredients[index];
    const isShared = line !== undefined && includesName(line.text || name, name);
    const mark = isShared ? findReadableMark(name, line, locale) : undefined;
    if (mark === undefined) return undefined;
    measured.set(index, mark);
    return formatMention(name);
  };
  const method = steps.map((step, index) =>
    formatStep(step, writeStepMarks(step, marks[index] ?? [], mention)),
  );
  const listed = ingredients.map(
    (line, index) =>
      measured.get(index) ?? writeIngredient(extractName(line, locale), line, locale),
  );
  return [
    ...splitSections(listed, headings.ingredients).flatMap(({ heading, items }) => [
      formatHeading(labelled(t("recipe:view.ingredients"), heading)),
      ...(items.length > 0 ? [items.map(({ item }) => item).join(",\n")] : []),
    ]),
    ...splitSections(method, headings.steps).flatMap(({ heading, items }) => {
      const isPlain = heading !== null && parseHeading(heading) === undefined;
      const name = isPlain ? heading : labelled(t("recipe:view.steps"), heading);
      return [formatHeading(name), ...items.map(({ item }) => item)];
    }),
  ];
}

/** Cooklang's canonical metadata keys, and two by which Popote recognizes its own files. */
function formatFrontMatter(recipe: Recipe, order: number[], locale: Locale): string {
  const t = translations(locale).t;
  const { preparationMinutes, cookingMinutes, category } = recipe;
  const known = {
    title: recipe.title,
    description: recipe.description || undefined,
    author: recipe.author.username,
    source: recipe.source || undefined,
    servings: recipe.yield ?? undefined,
    "prep time": formatDuration(preparationMinutes),
    "cook time": formatDuration(cookingMinutes),
    "oven temperature": formatOven(recipe),
    course: category ? t(`recipe:category.${category}`) : undefined,
    locale: recipe.language,
    ...Object.fromEntries(OWN_FIELDS.map((name) => [name, recipe[name] ?? undefined])),
    [OWN_FILE.writer]: OWN_FILE.name,
    [OWN_FILE.order]: order.length > 1 ? order.join(" ") : undefined,
  };
  // Quoted, so that every YAML reader takes "no", "1:30" and "0x10" as text.
  return stringify(known, {
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
  });
}

function formatOven({ cookingTemperature, ovenWords }: Recipe): string | undefined {
  if (cookingTemperature === null) return undefined;
  const degrees = `${cookingTemperature} °C`;
  return ovenWords ? `${ovenWords} (${degrees})` : degrees;
}

function formatDuration(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours > 0 ? `${hours}h` : ""}${rest > 0 || hours === 0 ? `${rest}m` : ""}`;
}
