import { formatAmount } from "~/model/amount";
import type { Locale } from "~/model/locales";
import { words } from "../words";
import type { RecipeLine } from "./lines";
import type { Recipe } from "./queries";

/** A recipe as schema.org's Recipe (https://schema.org/Recipe), its lines in a reader's language. */
export function recipeJsonLd(recipe: Recipe, locale: Locale): Record<string, unknown> {
  const t = words(locale).t;
  const { preparationMinutes, cookingMinutes } = recipe;
  const isTimed = preparationMinutes !== null || cookingMinutes !== null;
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.title,
    description: recipe.description || undefined,
    author: { "@type": "Person", name: recipe.author.username },
    datePublished: new Date(recipe.createdAt).toISOString(),
    dateModified: new Date(recipe.updatedAt).toISOString(),
    recipeCategory: recipe.category ? t(`recipe:category.${recipe.category}`) : undefined,
    recipeYield: recipe.yield === null ? undefined : String(recipe.yield),
    prepTime: durationOf(preparationMinutes),
    cookTime: durationOf(cookingMinutes),
    totalTime: isTimed ? durationOf((preparationMinutes ?? 0) + (cookingMinutes ?? 0)) : undefined,
    recipeIngredient: recipe.ingredients.map((line) => lineWords(line, locale)),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
  };
}

/** ISO 8601: minutes as PT90M. */
function durationOf(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}

function lineWords({ name, amount, unit, complement }: RecipeLine, locale: Locale): string {
  const t = words(locale).t;
  const figure = amount ? formatAmount(amount, unit, locale) : "";
  const count = amount ? Math.max(1, amount.numerator / amount.denominator) : 1;
  const measure = unit === "NONE" || unit === "UNIT" ? "" : t(`recipe:unit.${unit}`, { count });
  const measured = [figure, measure, name].filter(Boolean).join(" ");
  return complement ? `${measured}, ${complement}` : measured;
}
