import type { ParsedLine, ParsedRecipe } from "../../parsed-recipe";
import { detachPhotos } from "../../photos";
import { namesServings } from "../../yields/read-yield";
import { combineYield } from "../json-ld/schema-yield";
import { toLineKey } from "../outline/line-positions";
import { isBetterList } from "./list-choice";
import { isBetterMethod } from "./method-choice";

export function mergeCandidates(
  recipe: ParsedRecipe,
  candidates: ParsedRecipe[],
  isOnlyList: boolean,
): ParsedRecipe {
  const context = { method: [recipe, ...candidates].flatMap(({ steps }) => steps), isOnlyList };
  const isEmpty = recipe.ingredients.length + recipe.steps.length === 0;
  const whole = isEmpty ? candidates.find(isComplete) : undefined;
  let { ingredients, steps } = whole ?? recipe;
  for (const other of candidates) {
    const isGap = ingredients.length === 0 && isShared(steps, other.steps);
    const [lines, known] = [other.ingredients.map(toLineText), ingredients.map(toLineText)];
    if (isGap || isBetterList(lines, known, context)) ingredients = other.ingredients;
  }
  const lines = ingredients.map(toLineText);
  for (const other of candidates) {
    const isGap = steps.length === 0 && isShared(ingredients, other.ingredients);
    if (isGap || isBetterMethod(other.steps, steps, lines)) steps = other.steps;
  }
  const photos = steps === recipe.steps ? recipe.photos : detachPhotos(recipe.photos);
  return { ...recipe, ingredients, steps, photos };
}

export function isComplete({ ingredients, steps }: ParsedRecipe): boolean {
  return ingredients.length > 1 && steps.length > 0;
}

export function completeFacts(recipe: ParsedRecipe, shown: ParsedRecipe): ParsedRecipe {
  const isEmpty = recipe.ingredients.length + recipe.steps.length === 0;
  if (
    !isEmpty &&
    !isShared(recipe.ingredients, shown.ingredients) &&
    !isShared(recipe.steps, shown.steps)
  )
    return recipe;
  const isTimed = recipe.preparationMinutes !== null || recipe.cookingMinutes !== null;
  const { preparationMinutes, cookingMinutes, times } = isTimed ? recipe : shown;
  const isWhole = recipe.ingredients.length > 0 && recipe.steps.length > 0;
  return {
    ...recipe,
    description: recipe.description || shown.description,
    yield: betterYield(recipe.yield, shown.yield),
    preparationMinutes,
    cookingMinutes,
    ...(times ? { times } : {}),
    ...(recipe.cookingTemperature === null ? pickOven(shown) : {}),
    category: recipe.category ?? shown.category,
    tips: recipe.tips.length > 0 || isWhole ? recipe.tips : shown.tips,
  };
}

function betterYield(known: string, shown: string): string {
  const isOpen = known !== "" && !/^\d+$/.test(known) && !namesServings(known);
  return isOpen && namesServings(shown) ? combineYield(shown, known) : known || shown;
}

function pickOven({ cookingTemperature, ovenWords }: ParsedRecipe) {
  return { cookingTemperature, ...(ovenWords ? { ovenWords } : {}) };
}

function isShared(ones: ParsedLine[], others: ParsedLine[]): boolean {
  const known = new Set(others.map((line) => toLineKey(toLineText(line))));
  const shared = ones.filter((line) => known.has(toLineKey(toLineText(line)))).length;
  return shared > 0 && shared * 2 >= ones.length;
}

export function toLineText(line: ParsedLine): string {
  return typeof line === "string" ? line : line.name;
}
