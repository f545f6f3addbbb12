import { stringify } from "yaml";
import type { Locale } from "#domain/language/locales";
import { splitSections } from "#domain/recipe/headings";
import { OWN_FIELDS, OWN_FILE } from "#reader/formats/cooklang/own-cooklang";
import { parseHeading } from "#reader/pages/text/headings";
import { translations } from "../../platform/translations";
import type { Recipe } from "../recipes/queries";
import {
  escapeProse,
  formatHeading,
  formatIngredient,
  formatNote,
  formatPhoto,
} from "./cooklang-text";
import { listPhotoLines } from "./photo-lines";

/** https://cooklang.org/docs/spec. The method is prose, so its ingredients have sections of their own. */
export function formatCooklang(
  recipe: Recipe,
  locale: Locale,
  namePhoto?: (at: number) => string,
): string {
  const photoLines = listPhotoLines(recipe, namePhoto, formatPhoto);
  return `${[
    `---\n${formatFrontMatter(recipe, locale)}---`,
    ...photoLines.before,
    ...formatIngredients(recipe, locale),
    ...formatMethod(recipe, locale, photoLines.ofStep),
    ...recipe.tips.map(formatNote),
  ].join("\n\n")}\n`;
}

function formatIngredients({ ingredients, headings }: Recipe, locale: Locale): string[] {
  const name = translations(locale).t("recipe:view.ingredients");
  return splitSections(ingredients, headings.ingredients).flatMap(({ heading, items }) => [
    formatHeading(labelHeading(name, heading, locale)),
    ...(items.length > 0
      ? [items.map(({ item }) => formatIngredient(item, locale)).join(",\n")]
      : []),
  ]);
}

function formatMethod(
  { steps, headings }: Recipe,
  locale: Locale,
  listOfStep: (step: number) => string[],
): string[] {
  const name = translations(locale).t("recipe:view.steps");
  return splitSections(steps, headings.steps).flatMap(({ heading, items }) => {
    const isPlain = heading !== null && parseHeading(heading) === undefined;
    return [
      formatHeading(isPlain ? heading : labelHeading(name, heading, locale)),
      ...items.flatMap(({ item, index }) => [escapeProse(item), ...listOfStep(index)]),
    ];
  });
}

/** Filled in after translation: i18next would interpolate user text. */
const SLOT = "{heading}";

function labelHeading(name: string, heading: string | null, locale: Locale): string {
  if (heading === null) return name;
  const label = translations(locale).t("export:fact", { name, value: SLOT });
  return label.replace(SLOT, () => heading);
}

/** Cooklang's canonical metadata keys, and one by which Popote recognizes its own files. */
function formatFrontMatter(recipe: Recipe, locale: Locale): string {
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
    tags: recipe.tags.length > 0 ? recipe.tags : undefined,
    ...Object.fromEntries(OWN_FIELDS.map((name) => [name, recipe[name] ?? undefined])),
    [OWN_FILE.writer]: OWN_FILE.name,
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
