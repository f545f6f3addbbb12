import type { Nutrition } from "#domain/ingredient/nutrition";
import type { Locale } from "#domain/language/locales";
import { formatHeading, insertHeadings } from "#domain/recipe/headings";
import { OWN_FIELDS, OWN_INGREDIENTS, ownKey } from "#reader/pages/json-ld/own-recipe";
import { formatLine } from "../recipes/line-text";
import type { Recipe } from "../recipes/queries";
import { buildRecipeJsonLd } from "./recipe-json-ld";

/** For Popote's own reader; search engines would take a heading for an ingredient. */
export function buildHeadedIngredients(
  { ingredients, headings }: Recipe,
  locale: Locale,
): Record<string, string[]> {
  const lines = ingredients.map((line) => formatLine(line, locale));
  return { [OWN_INGREDIENTS]: insertHeadings(lines, headings.ingredients, formatHeading) };
}

/** Only PUBLIC recipes have a URL: others would not open for the file's readers. */
export function buildRecipeNode(
  recipe: Recipe,
  nutrition: Nutrition,
  origin: string,
  locale: Locale,
): Record<string, unknown> {
  const published = recipe.visibility === "PUBLIC" ? { origin, nutrition } : undefined;
  const { "@context": _, ...node } = buildRecipeJsonLd(recipe, locale, published);
  const tips = recipe.tips.map((text) => ({ "@type": "HowToTip", text }));
  const instructions = [node.recipeInstructions, tips].flat();
  return {
    ...node,
    recipeInstructions: instructions,
    ...buildHeadedIngredients(recipe, locale),
    ...Object.fromEntries(OWN_FIELDS.map((name) => [ownKey(name), orUndefined(recipe[name])])),
  };
}

function orUndefined<Value>(value: Value): Value | undefined {
  return value === null || value === "" ? undefined : value;
}
