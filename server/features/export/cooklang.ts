import { stringify } from "yaml";
import type { IngredientName } from "#domain/ingredient/ingredient-name";
import type { Locale } from "#domain/language/locales";
import { sectionsOf } from "#domain/recipe/headings";
import { listFormat } from "#domain/text/cached-formats";
import { OWN_FIELDS, OWN_FILE } from "#reader/formats/cooklang/own-cooklang";
import { parseHeading } from "#reader/pages/text/headings";
import { translations } from "../../platform/translations";
import type { Recipe } from "../recipes/queries";
import { type Mark, marksOf } from "./cooklang-marks";
import { marksIn, stepInCooklang, writtenMarks } from "./cooklang-steps";
import { cooklangHeading, cooklangMention, cooklangNote } from "./cooklang-text";
import { ingredientInWords, markInWords, nameInWords, says } from "./cooklang-words";

/**
 * https://cooklang.org/docs/spec. Lines that no step mentions go into an additional first step; where
 * ingredients or steps stand under headings, all lines go into sections of their own, as their headings
 * need not be those of the steps.
 */
export function recipeCooklang(recipe: Recipe, names: IngredientName[][], locale: Locale): string {
  const found = marksOf(recipe.steps, recipe.ingredients, names);
  const { ingredients, steps } = recipe.headings;
  const isHeaded = ingredients.length > 0 || steps.length > 0;
  const marks = isHeaded ? [] : writtenMarks(recipe, found, locale);
  return `${[
    `---\n${frontMatterOf(recipe, isHeaded ? [] : orderOf(recipe, marks), locale)}---`,
    ...(isHeaded
      ? sectionsIn(recipe, found, locale)
      : [
          ...gathered(recipe, marks, locale),
          ...recipe.steps.map((step, index) => stepInCooklang(step, marks[index] ?? [])),
        ]),
    ...recipe.tips.map(cooklangNote),
  ].join("\n\n")}\n`;
}

/** The places of the lines, in the order in which the file has them. */
function orderOf({ ingredients }: Recipe, marks: Mark[][]): number[] {
  const marked = marks.flat().map(({ line }) => line);
  return [...unmarked(ingredients, marks), ...marked];
}

function unmarked(ingredients: Recipe["ingredients"], marks: Mark[][]): number[] {
  const isMarked = new Set(marks.flat().map(({ line }) => line));
  return [...ingredients.keys()].filter((line) => !isMarked.has(line));
}

function gathered({ ingredients }: Recipe, marks: Mark[][], locale: Locale): string[] {
  const rest = unmarked(ingredients, marks)
    .flatMap((line) => ingredients[line] ?? [])
    .map((line) => ingredientInWords(nameInWords(line, locale), line, locale));
  if (rest.length === 0) return [];
  const list = listFormat(locale).format(rest);
  return [translations(locale).t("export:cooklang.gather", { list })];
}

/** Filled in after translation: i18next would interpolate what people wrote. */
const SLOT = "{heading}";

/** A step only names what the list has measured, by the same name. */
function sectionsIn(recipe: Recipe, marks: Mark[][], locale: Locale): string[] {
  const t = translations(locale).t;
  const labelled = (name: string, heading: string | null) =>
    heading === null ? name : t("export:fact", { name, value: SLOT }).replace(SLOT, () => heading);
  const { ingredients, headings, steps } = recipe;
  const measured = new Map<number, string>();
  const mention = (name: string, index: number) => {
    const line = ingredients[index];
    const isShared = line !== undefined && says(line.text || name, name);
    const mark = isShared ? markInWords(name, line, locale) : undefined;
    if (mark === undefined) return undefined;
    measured.set(index, mark);
    return cooklangMention(name);
  };
  const method = steps.map((step, index) =>
    stepInCooklang(step, marksIn(step, marks[index] ?? [], mention)),
  );
  const listed = ingredients.map(
    (line, index) =>
      measured.get(index) ?? ingredientInWords(nameInWords(line, locale), line, locale),
  );
  return [
    ...sectionsOf(listed, headings.ingredients).flatMap(({ heading, items }) => [
      cooklangHeading(labelled(t("recipe:view.ingredients"), heading)),
      ...(items.length > 0 ? [items.map(({ item }) => item).join(",\n")] : []),
    ]),
    ...sectionsOf(method, headings.steps).flatMap(({ heading, items }) => {
      const isPlain = heading !== null && parseHeading(heading) === undefined;
      const name = isPlain ? heading : labelled(t("recipe:view.steps"), heading);
      return [cooklangHeading(name), ...items.map(({ item }) => item)];
    }),
  ];
}

/** The keys of Cooklang's canonical metadata, and two by which Popote knows its own file again. */
function frontMatterOf(recipe: Recipe, order: number[], locale: Locale): string {
  const t = translations(locale).t;
  const { preparationMinutes, cookingMinutes, category } = recipe;
  const known = {
    title: recipe.title,
    description: recipe.description || undefined,
    author: recipe.author.username,
    source: recipe.source || undefined,
    servings: recipe.yield ?? undefined,
    "prep time": durationOf(preparationMinutes),
    "cook time": durationOf(cookingMinutes),
    "oven temperature": ovenOf(recipe),
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

function ovenOf({ cookingTemperature, ovenWords }: Recipe): string | undefined {
  if (cookingTemperature === null) return undefined;
  const degrees = `${cookingTemperature} °C`;
  return ovenWords ? `${ovenWords} (${degrees})` : degrees;
}

function durationOf(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours > 0 ? `${hours}h` : ""}${rest > 0 || hours === 0 ? `${rest}m` : ""}`;
}
