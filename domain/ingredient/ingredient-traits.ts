const FOOD_FORMS = ["canned", "cooked", "dried", "fresh", "frozen", "ground", "whole"] as const;
export type FoodForm = (typeof FOOD_FORMS)[number];

/** Traits that the line parser uses; docs/ingredient-data.md explains each. */
const FOOD_TRAITS = [
  "animal",
  "any",
  "broth",
  "coloured",
  "common",
  "everyday",
  "kept",
  "liquid",
  "made",
  "many",
  "root",
  "salt",
  "salted",
] as const;
export type FoodTrait = (typeof FOOD_TRAITS)[number];

export function isFoodForm(word: string): word is FoodForm {
  return FOOD_FORMS.some((form) => form === word);
}

export function isFoodTrait(word: string): word is FoodTrait {
  return FOOD_TRAITS.some((trait) => trait === word);
}
