import { getPhrases, getWords, type Phrases, phraseAt } from "../vocabulary";
import type { Food } from "./lexicon";

const VARIETIES = getPhrases("variety");
const COLOURS = getWords("colour");
const COLOURS_OR_SPICES = getWords("colour or spice");
const OF_FISH = getWords("of fish");
const WITHOUT = getPhrases("without");

export function isVariety(keys: string[], at: number): boolean {
  return isIn(VARIETIES, keys, at);
}

export function isPartial(keys: string[], at: number): boolean {
  const key = keys[at] ?? "";
  const isOfSome = [COLOURS, COLOURS_OR_SPICES, OF_FISH].some((words) => words.has(key));
  return keys[at - 1] !== "à" && (isOfSome || isIn(WITHOUT, keys, at));
}

function isIn(phrases: Phrases, keys: string[], at: number): boolean {
  const isFrom = (start: number) => start + phraseAt(phrases, (after) => keys[start + after]) > at;
  return isFrom(at) || isFrom(at - 1) || isFrom(at - 2);
}

export function isStillFoodWith(left: string[], food: Food): boolean {
  const { category, traits } = food;
  if (!isStillWithColours(left, food)) return false;
  if (left.includes("gluten") && ["GRAIN", "BAKERY"].includes(category)) return false;
  if (traits.includes("salt") && left.includes("added")) return false;
  const isWithoutSalt = left.includes("sodium") || left.includes("salt");
  return !isWithoutSalt || ["VEGETABLE", "GRAIN", "MEAT", "FISH"].includes(category);
}

function isStillWithColours(left: string[], { category, form, traits }: Food): boolean {
  const isOfColour = traits.includes("coloured");
  const isPlant = ["VEGETABLE", "FRUIT"].includes(category) && form !== "dried" && !isOfColour;
  const isSpice = ["CONDIMENT", "NUT"].includes(category) && !isOfColour;
  const has = (words: Set<string>) => left.some((word) => words.has(word));
  const isFish = category === "FISH" && has(OF_FISH);
  if (has(OF_FISH) && !isFish && !(isPlant && !left.some(isOnlyOfFish))) return false;
  if (has(COLOURS) && !isPlant && !isFish) return false;
  return !has(COLOURS_OR_SPICES) || isPlant || isSpice;
}

function isOnlyOfFish(word: string): boolean {
  return OF_FISH.has(word) && !COLOURS.has(word);
}
