import { foldedKey } from "#domain/text/text";
import type { ParsedRecipe } from "../parsed-recipe";
import { detachPhotos } from "../photos";
import { MAX_RECIPES } from "./reading-limits";

/** Merges duplicates, filling gaps from later candidates. Fullest recipe first. */
export function mergeRecipes(candidates: ParsedRecipe[][]): ParsedRecipe[] {
  const all: ParsedRecipe[] = [];
  for (const group of candidates) {
    const isOne = group.length === 1 && all.length === 1;
    for (const recipe of group) {
      const same = isOne ? 0 : all.findIndex((each) => isSame(each, recipe));
      const known = all[same];
      if (known) all[same] = fillGaps(known, recipe);
      else if (all.length < MAX_RECIPES) all.push(recipe);
    }
  }
  return all.sort((one, other) => countFilledLists(other) - countFilledLists(one));
}

function isSame(one: ParsedRecipe, other: ParsedRecipe): boolean {
  return foldedKey(one.title) === foldedKey(other.title) || !one.title || !other.title;
}

export function fillGaps(known: ParsedRecipe, other: ParsedRecipe): ParsedRecipe {
  const whole: ParsedRecipe = { ...other };
  for (const [name, value] of Object.entries(known)) {
    if (!isMissing(value)) Object.assign(whole, { [name]: value });
  }
  const isOfOther = whole.photos === other.photos ? other : known;
  if (isOfOther.steps !== whole.steps) whole.photos = detachPhotos(whole.photos);
  return whole;
}

function isMissing(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

export function hasContent(recipe: ParsedRecipe): boolean {
  return recipe.title !== "" || countFilledLists(recipe) > 0;
}

export function countFilledLists({ ingredients, steps }: ParsedRecipe): number {
  return Number(ingredients.length > 0) + Number(steps.length > 0);
}
