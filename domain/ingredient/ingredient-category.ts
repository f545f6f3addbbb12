export const INGREDIENT_CATEGORIES = [
  "VEGETABLE",
  "FRUIT",
  "GRAIN",
  "NUT",
  "DAIRY",
  "FISH",
  "MEAT",
  "CONDIMENT",
  "OIL",
  "BAKERY",
  "BEVERAGE_INGREDIENT",
  "ALCOHOL",
  "MISCELLANEOUS",
] as const;
export type IngredientCategory = (typeof INGREDIENT_CATEGORIES)[number];

export function isIngredientCategory(value: unknown): value is IngredientCategory {
  return INGREDIENT_CATEGORIES.some((category) => category === value);
}
