import type { Language } from "#domain/language/languages";
import { getRows, groupBy } from "#domain/language/vocabulary/vocabulary";
import type { ParsedRecipe } from "./parsed-recipe";

const COMMON_WORDS = groupBy(getRows("common"), ({ word }) => word);
/** Languages with their own script; kana first, because Japanese also uses Han characters. */
const SCRIPTS: [RegExp, Language][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Greek}/gu, "el"],
];
const MIN_WORDS = 3;
const MAX_READ = 5_000;
const MIN_SHARE = 0.2;

export function detectLanguage(recipe: ParsedRecipe): Language | null {
  if (recipe.language) return recipe.language;
  const lines = recipe.ingredients.map((line) => (typeof line === "string" ? line : line.name));
  const text = [recipe.title, recipe.description, ...recipe.steps, ...lines]
    .join("\n")
    .slice(0, MAX_READ)
    .normalize("NFC")
    .toLowerCase();
  return languageByScript(text) ?? languageByWords(text);
}

function languageByScript(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([script]) => {
    const count = text.match(script)?.length ?? 0;
    return count >= MIN_WORDS && count > letters * MIN_SHARE;
  })?.[1];
}

function languageByWords(text: string): Language | null {
  const counts = new Map<Language, number>();
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    for (const { language } of COMMON_WORDS.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!first || first[1] < MIN_WORDS || first[1] === second?.[1]) return null;
  return first[0];
}
