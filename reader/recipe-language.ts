import type { Language } from "#domain/languages";
import type { ParsedRecipe } from "./parsed-recipe";

const COMMON_WORDS = {
  en: /(?<!\p{L})(the|and|with|until|into|of|to|over|from|minutes|then|chopped|cups?|tsp|tbsp|eggs?|flour|sugar|salt|oven|add|mix|stir)(?!\p{L})/giu,
  fr: /(?<!\p{L})(le|la|les|et|avec|dans|du|des|une|pendant|jusqu|au|puis|cuillère|tasses?|hachée?|œufs?|oeufs?|farine|sucre|sel|beurre|four|ajouter|mélanger|cuire|pincée)(?!\p{L})/giu,
};
const MIN_WORDS = 3;
const MAX_READ = 5_000;

/** The recipe's own tag, else English or French by frequent words; null where neither is clear. */
export function recipeLanguage(recipe: ParsedRecipe): Language | null {
  if (recipe.language) return recipe.language;
  const lines = recipe.ingredients.map((line) => (typeof line === "string" ? line : line.name));
  const text = [recipe.title, recipe.description, ...recipe.steps, ...lines]
    .join("\n")
    .slice(0, MAX_READ);
  const [en, fr] = [countOf(text, COMMON_WORDS.en), countOf(text, COMMON_WORDS.fr)];
  if (Math.max(en, fr) < MIN_WORDS || en === fr) return null;
  return en > fr ? "en" : "fr";
}

function countOf(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
