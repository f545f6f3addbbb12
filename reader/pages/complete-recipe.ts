import type { ParsedLine, ParsedRecipe } from "../parsed-recipe";
import { fullness } from "./merge-recipes";
import { lineKey } from "./outline/line-positions";

export function completeRecipe(recipe: ParsedRecipe, outlined: ParsedRecipe): ParsedRecipe {
  if (fullness(recipe) > 0 && !isSame(recipe, outlined)) return recipe;
  const isTimed = recipe.preparationMinutes !== null || recipe.cookingMinutes !== null;
  const { preparationMinutes, cookingMinutes, times } = isTimed ? recipe : outlined;
  return {
    ...recipe,
    description: recipe.description || outlined.description,
    yield: recipe.yield || outlined.yield,
    preparationMinutes,
    cookingMinutes,
    ...(times ? { times } : {}),
    cookingTemperature: recipe.cookingTemperature ?? outlined.cookingTemperature,
    category: recipe.category ?? outlined.category,
    ingredients: recipe.ingredients.length > 0 ? recipe.ingredients : outlined.ingredients,
    steps: recipe.steps.length > 0 ? recipe.steps : outlined.steps,
    tips: recipe.tips.length > 0 || fullness(recipe) === 2 ? recipe.tips : outlined.tips,
  };
}

function isSame(one: ParsedRecipe, other: ParsedRecipe): boolean {
  return isShared(one.ingredients, other.ingredients) || isShared(one.steps, other.steps);
}

function isShared(ones: ParsedLine[], others: ParsedLine[]): boolean {
  const known = new Set(others.map(keyOf));
  const shared = ones.filter((line) => known.has(keyOf(line))).length;
  return shared > 0 && shared * 2 >= ones.length;
}

function keyOf(line: ParsedLine): string {
  return lineKey(typeof line === "string" ? line : line.name);
}
