import type { Locale } from "#domain/language/locales";
import { type Heading, splitSections } from "#domain/recipe/headings";
import type { Category } from "#domain/recipe/recipe";
import {
  RECIPE_FIELDS,
  RECIPE_INPUT_NAMES,
  type RecipeInputName,
} from "#domain/recipe/recipe-fields";
import { joinTags } from "#domain/recipe/tags";
import { formatMinutes } from "#domain/time/format-minutes";
import { OWN_MARKDOWN } from "#reader/formats/own-markdown";
import { translations } from "../../platform/translations";
import { formatDisplayedLine } from "../recipes/line-text";
import type { Recipe } from "../recipes/queries";
import { escapeMarkdownLine, formatMarkedItem, formatMarkedText } from "./markdown-text";
import { listPhotoLines } from "./photo-lines";

/**
 * Markdown (https://commonmark.org); `level` is the title's heading level. `namePhoto` names the
 * files beside it.
 */
export function formatMarkdown(
  recipe: Recipe,
  locale: Locale,
  level = 1,
  namePhoto?: (at: number) => string,
): string {
  const t = translations(locale).t;
  const photoLines = listPhotoLines(recipe, namePhoto, formatPhoto);
  const heading = (text: string, depth: number) => `${"#".repeat(depth)} ${text}`;
  const section = (
    name: "ingredients" | "steps" | "tips",
    all: string[],
    headings: Heading[] = [],
  ) =>
    all.length === 0
      ? []
      : [
          heading(t(`recipe:view.${name}`), level + 1),
          ...splitSections(all, headings).flatMap(({ heading: text, items }) => [
            ...(text === null ? [] : [heading(escapeMarkdownLine(text), level + 2)]),
            ...(items.length > 0 ? [items.map(({ item }) => item).join("\n")] : []),
          ]),
        ];
  return `${[
    heading(escapeMarkdownLine(recipe.title), level),
    ...photoLines.before,
    ...(recipe.description ? [formatMarkedText(recipe.description)] : []),
    listFacts(recipe, locale)
      .map((fact) => `- ${fact}`)
      .join("\n"),
    ...section(
      "ingredients",
      recipe.ingredients.map(
        (line) => `- ${escapeMarkdownLine(formatDisplayedLine(line, locale))}`,
      ),
      recipe.headings.ingredients,
    ),
    ...section(
      "steps",
      recipe.steps.map((step, at) => numberStep(step, at, photoLines.ofStep(at))),
      recipe.headings.steps,
    ),
    ...section(
      "tips",
      recipe.tips.map((tip) => `- ${formatMarkedItem(tip, "  ")}`),
    ),
    ...formatSource(recipe, locale),
    OWN_MARKDOWN,
  ].join("\n\n")}\n`;
}

function listFacts(recipe: Recipe, locale: Locale): string[] {
  const t = translations(locale).t;
  const facts = RECIPE_INPUT_NAMES.filter((name) => !SAID_ELSEWHERE.includes(name)).map((name) => [
    name === "yield" ? t("recipe:view.yield") : t(`recipe:field.${name}`),
    factValue(recipe, name, locale),
  ]);
  return [
    ...facts.flatMap(([name, value]) => (value ? [t("export:fact", { name, value })] : [])),
    t("export:by", { username: escapeMarkdownLine(recipe.author.username) }),
  ];
}

const SAID_ELSEWHERE: RecipeInputName[] = [
  ...(["title", "description", "source"] as const),
  ...(["visibility", "language"] as const),
];

function factValue(recipe: Recipe, name: RecipeInputName, locale: Locale): string | null {
  const t = translations(locale).t;
  const value = recipe[name];
  if (value === null) return null;
  switch (RECIPE_FIELDS[name].kind) {
    case "count":
      return t("recipe:view.servings", { count: Number(value) });
    case "minutes":
      return formatMinutes(Number(value), locale);
    case "celsius": {
      const { ovenWords: words } = recipe;
      return t(`recipe:view.${words ? "oven" : "degrees"}`, { degrees: value, words });
    }
    case "choice":
      return t(`recipe:${name as "category"}.${value as Category}`);
    case "tags":
      return escapeMarkdownLine(joinTags(recipe.tags));
    default:
      return escapeMarkdownLine(String(value));
  }
}

function formatSource({ source }: Recipe, locale: Locale): string[] {
  if (!source) return [];
  const t = translations(locale).t;
  return [t("export:fact", { name: t("recipe:field.source"), value: escapeMarkdownLine(source) })];
}

function numberStep(step: string, index: number, photoLines: string[]): string {
  const number = `${index + 1}. `;
  const indent = " ".repeat(number.length);
  const photos = photoLines.map((line) => `\n${indent}${line}`);
  return [number, formatMarkedItem(step, indent), ...photos].join("");
}

function formatPhoto(alt: string, file: string): string {
  return `![${escapeMarkdownLine(alt)}](${file})`;
}
