import { roundTotal } from "#domain/ingredient/nutrient-rounding";
import {
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  pickNutrientUnit,
} from "#domain/ingredient/nutrition";
import { formatAmount } from "#domain/measures/amount";
import { type Rational, rational } from "#domain/measures/rational";
import type { Unit } from "#domain/measures/units";
import type { Likes } from "#server/features/recipes/liking";
import type { Recipe } from "#server/features/recipes/queries";

export type PlainRecipe = ReturnType<typeof plainRecipe>;

const NUMBER = new Intl.NumberFormat("en");
const LIST = new Intl.ListFormat("en");
const DATE = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

const SHAPES = {
  people:
    "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17 14c3 0 4 3 4 6",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2",
  flame: "M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z",
  oven: "M4 5h16v15H4zM4 9h16M8 13h8v4H8zM8 7h.01M12 7h.01",
};
const MEASURES: Partial<Record<Unit, [one: string, many: string]>> = {
  GRAM: ["g", "g"],
  MILLILITERS: ["mL", "mL"],
  TEASPOON: ["tsp", "tsp"],
  TABLESPOON: ["tbsp", "tbsp"],
  CUP: ["cup", "cups"],
};
const NUTRIENT_NAMES: Record<Nutrient, string> = {
  calories: "Calories",
  carbohydrates: "Carbohydrates",
  sugars: "Sugars",
  fibers: "Fibre",
  proteins: "Protein",
  saturatedFat: "Saturated fat",
  unsaturatedFat: "Unsaturated fat",
  cholesterol: "Cholesterol",
  sodium: "Sodium",
};
const FIGURE_UNITS = { kilocalorie: "kcal", gram: "g", milligram: "mg" };

export function plainRecipe(recipe: Recipe, nutrition: Nutrition, likes: Likes) {
  const { id, title, description, author, language, steps, tips, imageVersion } = recipe;
  const servings = recipe.yield ?? 1;
  return {
    ...{ id, title, description, author, language, steps, tips, servings },
    isLiked: likes.isLiked,
    photo: `/image/recipes/${id}-v${imageVersion}.webp`,
    photoWords: `Photo of “${title}”`,
    thumbnail: `/image/recipes-thumbnails/${id}-v${imageVersion}.webp`,
    updated: {
      iso: new Date(recipe.updatedAt).toISOString(),
      words: DATE.format(recipe.updatedAt),
    },
    downloads: [
      { address: `/recipe/print?id=${id}`, name: "Printable page" },
      { address: `/recipe/export?id=${id}&format=jsonld`, name: "For other recipe apps (JSON-LD)" },
      { address: `/recipe/export?id=${id}&format=cooklang`, name: "As Cooklang" },
      { address: `/recipe/export?id=${id}&format=markdown`, name: "As text (Markdown)" },
    ],
    facts: [
      { shape: SHAPES.people, name: "Makes", value: `${servings} servings` },
      { shape: SHAPES.clock, name: "Preparation", value: `${recipe.preparationMinutes} min` },
      { shape: SHAPES.flame, name: "Cooking", value: `${(recipe.cookingMinutes ?? 0) / 60} hr` },
      { shape: SHAPES.oven, name: "Oven", value: `${recipe.cookingTemperature} °C` },
    ],
    lines: recipe.ingredients.map(({ name, amount, unit, complement }) => {
      const figure = amount && formatAmount(amount, unit, "en");
      const isMany = amount !== null && amount.numerator / amount.denominator > 1;
      const measure = MEASURES[unit]?.[isMany ? 1 : 0];
      return { name, complement, amount: measure ? `${figure}\u00a0${measure}` : figure };
    }),
    nutrition: {
      counted: `Counted for ${nutrition.counted} of ${nutrition.of} ingredients.`,
      rows: NUTRIENTS.map((nutrient) => ({
        name: NUTRIENT_NAMES[nutrient],
        perServing: figureWords(nutrient, nutrition, rational(1, servings)),
        total: figureWords(nutrient, nutrition, rational(1)),
      })),
      notes: [
        { about: "Not counted, no amount given:", names: leftOut(nutrition, "noAmount") },
        { about: "Not counted, no unit given:", names: leftOut(nutrition, "noUnit") },
      ],
    },
  };
}

function figureWords(nutrient: Nutrient, { totals }: Nutrition, ratio: Rational): string {
  const figure = roundTotal(nutrient, totals[nutrient], ratio);
  const value = figure.kind === "unknown" ? "" : NUMBER.format(figure.value);
  return `${value}\u00a0${FIGURE_UNITS[pickNutrientUnit(nutrient)]}`;
}

function leftOut({ uncounted }: Nutrition, reason: string): string {
  return LIST.format(uncounted.filter((line) => line.reason === reason).map(({ name }) => name));
}
