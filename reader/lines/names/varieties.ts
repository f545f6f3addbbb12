import { wordsOf } from "../vocabulary/vocabulary";
import type { Food } from "./lexicon";

/** Varieties, breeds and places that make no other food of an ingredient. */
const VARIETIES = wordsOf("variety");
/** Colours that leave a fruit or a vegetable what it is, where the catalogue has none of that colour. */
const COLOURS = wordsOf("colour", "en");
const COLOURS_FR = wordsOf("colour", "fr");
/** What a fish or a shellfish is called after, which is another thing of other food. */
const OF_FISH = wordsOf("of fish");
const RAISED_ON = wordsOf("raised on");
const RAISED = wordsOf("raised");

/** Whether a word names a variety or a place, or how a beast was raised: "grass-fed", "Angus". */
export function isVariety(keys: string[], at: number): boolean {
  const [key = "", next = "", before = ""] = [keys[at], keys[at + 1], keys[at - 1]];
  if (RAISED.has(key)) return RAISED_ON.has(before);
  return VARIETIES.has(key) || (RAISED_ON.has(key) && RAISED.has(next));
}

export function isPartial(keys: string[], at: number): boolean {
  const key = keys[at] ?? "";
  if (keys[at - 1] === "à") return false;
  const isGlutenFree = key === "gluten" && keys[at + 1] === "free";
  return (
    COLOURS.has(key) ||
    COLOURS_FR.has(key) ||
    OF_FISH.has(key) ||
    isGlutenFree ||
    isSaltless(keys, at)
  );
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
  return !has(COLOURS_FR) || isPlant || isSpice;
}

function isOnlyOfFish(word: string): boolean {
  return OF_FISH.has(word) && !COLOURS.has(word);
}

function isSaltless(keys: string[], at: number): boolean {
  const text = keys.slice(Math.max(0, at - 2), at + 3).join(" ");
  const key = keys[at] ?? "";
  const low = /\b(?:low|lower|reduced|less) (?:sodium|salt)\b/.exec(text)?.[0] ?? "";
  const none = /\b(?:no salt added|no added salt)\b/.exec(text)?.[0] ?? "";
  return `${low} ${none}`.split(" ").includes(key) && key !== "";
}
