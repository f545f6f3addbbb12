import { splitFoodWords } from "../ingredient/food-words";
import { WORD_WEIGHT, type WordWeight, weighNames } from "../ingredient/ingredient-name";
import type { Language } from "../language/languages";
import { foldedKey } from "../text/text";
import { stemWord } from "../text/word-stems";

const WORD = /[\p{L}\p{N}]+/gu;

/** A line of a recipe, in the recipe's language. */
export interface LineFood {
  /** The line as the cook wrote it, or "". */
  words: string;
  /** What the cook calls the food, or "". */
  foodText: string;
  /** What the catalogue calls it. */
  names: string[];
}

interface NameWord {
  name: number;
  line: number;
  says: WordWeight;
  /** How many words the name has. */
  size: number;
  /** The cook's own word for the food. */
  isOwn: boolean;
}

export interface FoodIndex {
  named(key: string): NameWord[];
  isFood(key: string): boolean;
  isInLine(line: number, key: string): boolean;
}

export function indexFoods(lines: LineFood[], language: Language): FoodIndex {
  const byKey = new Map<string, NameWord[]>();
  const foods = new Set<string>();
  const names = lines.flatMap((food, line) =>
    listNames(food).flatMap(({ text, isOwn }) =>
      weighNames(text, language, food.names.length > 0).map((name) => ({ name, line, isOwn })),
    ),
  );
  for (const [index, { name, line, isOwn }] of names.entries()) {
    for (const [key, weight] of name.words) {
      const says = isOwn || weight > WORD_WEIGHT.little ? weight : WORD_WEIGHT.nothing;
      const found = byKey.get(key) ?? [];
      found.push({ name: index, line, says, size: name.size, isOwn });
      byKey.set(key, found);
      if (says > WORD_WEIGHT.nothing) foods.add(key);
    }
  }
  const inLines = lines.map(
    ({ words }) => new Set(splitFoodWords(words, language).map(({ key }) => key)),
  );
  return {
    named: (key) => byKey.get(key) ?? [],
    isFood: (key) => foods.has(key),
    isInLine: (line, key) => inLines[line]?.has(key) ?? false,
  };
}

function listNames({ foodText, names }: LineFood) {
  const others = names.filter((name) => name !== foodText);
  return [{ text: foodText, isOwn: true }, ...others.map((text) => ({ text, isOwn: false }))];
}

/** The longest of the food's names that stands in the line. */
export function findFoodText(words: string, names: string[]): string {
  const toPhrase = (text: string) => ` ${foldedKey(text).match(WORD)?.map(stemWord).join(" ")} `;
  const line = toPhrase(words);
  const found = names.filter((name) => line.includes(toPhrase(name)));
  return found.sort((a, b) => b.length - a.length)[0] ?? "";
}
