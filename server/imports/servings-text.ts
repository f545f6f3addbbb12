import { MAX_YIELD } from "#domain/recipe";

/** Words that only say that the number counts servings. */
const SERVINGS_ALONE =
  /^(?:about|approx(?:imately)?|env(?:iron)?|for|für|voor|para|per|makes?|pour|serves?|servings?|portions?|portionen|portioner|porsjoner|porties|porciones|porções|porzioni|porcj[ei]|adag|pessoas|personnes?|people|persons?|personen|personer|personas|persone|pers|convives?|parts?|yields?|rendement|donne|[:.~]|\s)*$/i;
/** Units after a number that does not count servings. */
const MEASURE = new RegExp(
  `^[\\s-]*(?:[½¼¾⅓⅔⅛]|["″”]|(?:${[
    "[cdm]?l|mls?|k?g|mg|lbs?|oz|fl\\. ?oz|[cm]m|c\\. ?à|inch(?:es)?|pouces?|dozens?|doz|douzaines?",
    "(?:fluid )?ounces?|onces?|pounds?|livres?|gram(?:me)?s?|kilos?|kilogram(?:me)?s?|(?:milli|centi|deci|déci)?lit(?:re|er)s?",
    "quarts?|pints?|pintes?|gallons?|cups?|tasses?|tbsp|tsp|tablespoons?|teaspoons?|cuillères?|cuillerées?",
  ].join("|")})(?!\\p{L}))`,
  "iu",
);
/** The brackets give the size of a serving: "6 portions (250 ml each)". */
const SIZED =
  /^[^\d(]{0,30}(\d{1,3}) ?(?:servings?|portions?|personnes?|people|persons?) ?\([^()]*\)$/i;
const RANGE = /(\d{1,4})\s*(?:-|–|to|à|or|ou|bis|tot)\s*(\d{1,4})/i;
/** "6/8 personnes" means six to eight. */
const SLASHED = /(?<![\d/.,])([2-9]|[1-9]\d)\/(\d{1,2})(?![\d/])/g;
const MAX_LENGTH = 200;

/** "4", "Serves 4", "4 to 6" (the first), not "500 ml"; `says`: the text, if it says more. */
export function yieldOf(written: string): { servings: number | null; says: string } {
  const whole = written.trim().replace(/\(s\)/gi, "s");
  const text = whole.slice(0, MAX_LENGTH).replace(SLASHED, (both, from, to) => {
    return Number(from) < Number(to) ? `${from}-${to}` : both;
  });
  const sized = Number(SIZED.exec(text)?.[1]);
  if (sized > 0) return { servings: sized, says: whole };
  const [, from] = RANGE.exec(text) ?? [];
  const found = [...text.matchAll(/\d+(?:[.,/]\d+)*/g)];
  const [only] = found;
  const isRange = from !== undefined && found.length === 2;
  const servings = Number(isRange ? from : only?.[0]);
  const isWhole = Number.isInteger(servings) && servings >= 1 && servings <= MAX_YIELD;
  const isMeasured = found.some(({ 0: figure, index }) =>
    MEASURE.test(text.slice(index + figure.length)),
  );
  if (!only || !isWhole || isMeasured || (found.length > 1 && !isRange)) {
    return { servings: null, says: whole };
  }
  const isAlone = !isRange && SERVINGS_ALONE.test(whole.replace(only[0], ""));
  return { servings, says: isAlone ? "" : whole };
}
