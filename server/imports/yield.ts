import { MAX_YIELD } from "~/model/recipe";

/** Words that say no more than that the number counts servings. */
const SERVINGS_ALONE =
  /^(?:about|approx(?:imately)?|env(?:iron)?|for|makes?|pour|serves?|servings?|portions?|personnes?|people|persons?|pers|convives?|parts?|yields?|rendement|donne|\(s\)|[:.~]|\s)*$/i;
const RANGE = /(\d{1,4})\s*(?:-|–|to|à|or|ou)\s*(\d{1,4})/i;
const MAX_LENGTH = 200;

/**
 * The servings of a recipe from what is written ("4", "Serves 4", "24 biscuits"; of "4 to 6" the
 * first), and the whole text where that says more than this number.
 */
export function yieldOf(written: string): { servings: number | null; says: string } {
  const text = written.trim().slice(0, MAX_LENGTH);
  const [, from] = RANGE.exec(text) ?? [];
  const [only, ...others] = text.match(/\d+(?:[.,/]\d+)*/g) ?? [];
  const isRange = from !== undefined && others.length === 1;
  const servings = Number(isRange ? from : only);
  const isWhole = Number.isInteger(servings) && servings >= 1 && servings <= MAX_YIELD;
  if (only === undefined || !isWhole || (others.length > 0 && !isRange)) {
    return { servings: null, says: text };
  }
  const isAlone = !isRange && SERVINGS_ALONE.test(text.replace(only, ""));
  return { servings, says: isAlone ? "" : text };
}
