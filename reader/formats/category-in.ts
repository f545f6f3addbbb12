import { categoryOf } from "../pages/json-ld/category-names";
import type { ParsedRecipe } from "../parsed-recipe";
import { languageOf } from "../recipe-language";

/** The recipe with the category that its program's words mean in the language that it is written in. */
export function inCategory(recipe: ParsedRecipe, categories: unknown, tags: unknown): ParsedRecipe {
  return { ...recipe, category: categoryOf(categories, tags, languageOf(recipe)) };
}
