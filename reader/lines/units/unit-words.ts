import { type Amount, amountOf } from "#domain/amount";
import type { Language } from "#domain/languages";
import type { Unit } from "#domain/units";
import type { Token } from "../amounts/tokens";
import { CONTAINERS } from "./container-words";

export interface UnitWord {
  unit: Unit;
  times: Amount;
  isOwn: boolean;
  /** Whether it may be another: a bare pint, a livre; null times: nobody can say how much. */
  isUnclear: boolean;
  isOunce: boolean;
  end: number;
}

type Known = Omit<UnitWord, "end">;

const MAX_WORDS = 4;
const ONE = amountOf(1, 1);
/** Exactly, of the inch of 1959; the imperial ones by the Weights and Measures Act 1985. */
const US_FLUID_OUNCE = amountOf(473_176_473, 16_000_000);
const IMPERIAL_FLUID_OUNCE = amountOf(284_130_625, 10_000_000);
const US_PINT = amountOf(473_176_473, 1_000_000);
const US_QUART = amountOf(946_352_946, 1_000_000);
const US_GALLON = amountOf(3_785_411_784, 1_000_000);

const SPOONS =
  "c|cu|cui|cuil|cuill|cuiller|cuillers|cuillere|cuilleres|cuilleree|cuillerees|cuillieres|cuilliere";

const UNITS_KNOWN = new Map<string, Known>([
  ...own("GRAM", "g|gr|gm|gms|grs|gram|grams|gramme|grammes"),
  ...times(
    "GRAM",
    amountOf(1000, 1),
    "kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes",
  ),
  ...times("GRAM", amountOf(1, 1000), "mg|milligram|milligrams|milligramme|milligrammes"),
  ...times("GRAM", amountOf(100, 1), "hg"),
  ...own("POUND", "lb|lbs|pound|pounds"),
  ...unclear("POUND", ONE, "livre|livres"),
  ...times("POUND", amountOf(1, 16), "oz|ozs|ounce|ounces|once|onces", { isOunce: true }),
  ...times(
    "MILLILITERS",
    US_FLUID_OUNCE,
    "fl oz|floz|fl ounce|fl ounces|fluid ounce|fluid ounces|fluid oz|us fl oz|oz fl|oz liq|" +
      "once liquide|onces liquides|once fl|onces fl",
  ),
  ...times(
    "MILLILITERS",
    IMPERIAL_FLUID_OUNCE,
    "imperial fl oz|imperial fluid ounce|imperial fluid ounces",
  ),
  ...own("MILLILITERS", "ml|mls|millilitre|millilitres|milliliter|milliliters"),
  ...times("MILLILITERS", amountOf(10, 1), "cl|centilitre|centilitres|centiliter|centiliters"),
  ...times("MILLILITERS", amountOf(100, 1), "dl|decilitre|decilitres|deciliter|deciliters"),
  ...times("MILLILITERS", amountOf(1000, 1), "l|lt|ltr|ltrs|litre|litres|liter|liters"),
  ...unclear("MILLILITERS", US_PINT, "pint|pints|pt|pts|chopine|chopines"),
  ...unclear("MILLILITERS", US_QUART, "quart|quarts|qt|qts|pinte|pintes"),
  ...unclear("MILLILITERS", US_GALLON, "gallon|gallons|gal"),
  ...times("MILLILITERS", US_PINT, "us pint|us pints"),
  ...times("MILLILITERS", US_QUART, "us quart|us quarts"),
  ...times("MILLILITERS", US_GALLON, "us gallon|us gallons"),
  ...times(
    "MILLILITERS",
    amountOf(56_826_125, 100_000),
    "imperial pint|imperial pints|imperial pt",
  ),
  ...times("MILLILITERS", amountOf(11_365_225, 10_000), "imperial quart|imperial quarts"),
  ...times("MILLILITERS", amountOf(454_609, 100), "imperial gallon|imperial gallons"),
  ...own(
    "TEASPOON",
    "tsp|tsps|ts|teaspoon|teaspoons|teaspoonful|teaspoonfuls|teaspoonsful|tspn|tspns|teasp",
  ),
  ...own("TEASPOON", spoonsOf("a the|the|a cafe|cafe|a c"), "cac"),
  ...own(
    "TABLESPOON",
    "tbsp|tbsps|tbs|tbl|tblsp|tb|tablespoon|tablespoons|tablespoonful",
    "tablespoonfuls|tablespoonsful|tbspn|tbspns|tblspn|tblspns|tablesp",
  ),
  ...own("TABLESPOON", spoonsOf("a soupe|soupe|a s|a table|table"), "cas|cs|c s"),
  ...own("CUP", "cup|cups|cupful|cupfuls|cupsful|tasse|tasses"),
  ...unclear("NONE", ONE, "tasse a cafe|tasses a cafe|tasse a the|tasses a the"),
  ...unclear("NONE", ONE, spoonsOf("a t|a dessert|a moutarde")),
  ...unclear(
    "NONE",
    ONE,
    `${SPOONS.slice(SPOONS.indexOf("cuil"))}|spoon|spoons|spoonful|spoonfuls`,
  ),
  ...unclear(
    "NONE",
    ONE,
    "dessertspoon|dessertspoons|c|cc|t|T|teacup|teacups|tea cup|coffee cup|tumbler|tumblers|gill|gills|wineglass|wineglasses|wine glass|" +
      "wine glasses|wineglassful|glassful|glassfuls|dsp|dstspn",
  ),
]);

const UNITS_OF: Partial<Record<Language, Map<string, Known>>> = {
  en: new Map([
    ...own("TEASPOON", "t"),
    ...own("TABLESPOON", "T"),
    ...own("CUP", "c"),
    ...own("MILLILITERS", "cc"),
  ]),
  fr: new Map([...own("TEASPOON", "cc", "c c", "tl"), ...own("TABLESPOON", "el")]),
};

/** The unit that begins at a token: as many words as make one ("c. à soupe", "fl. oz."). */
export function readUnit(
  tokens: Token[],
  at: number,
  language: Language | null,
): UnitWord | undefined {
  const isImperial = tokens.some(({ key }) => key === "imperial" || key === "uk");
  let found: UnitWord | undefined;
  let words = "";
  let end = tokens[at]?.key === "-" && !tokens[at]?.spaced ? at + 1 : at;
  for (let count = 0; count < MAX_WORDS; count++) {
    const key = tokens[end]?.key.replace("à", "a").replace("thé", "the");
    if (key === undefined) break;
    words = words === "" ? key : `${words} ${key}`;
    end = afterPoints(tokens, end + 1);
    const known = isHyphened(tokens, end) ? undefined : knownUnit(words, language, isImperial);
    if (known) found = { ...known, end };
    if (tokens[end]?.key === "-") end += 1;
  }
  return found;
}

/** "T-bone", "cup-shaped": a word that only begins like a unit. */
function isHyphened(tokens: Token[], at: number): boolean {
  const [dash, next] = [tokens[at], tokens[at + 1]];
  if (dash?.key !== "-" || dash.spaced || next?.spaced) return false;
  return /^\p{L}/u.test(next?.text ?? "") && !CONTAINERS.has(next?.key ?? "");
}

function afterPoints(tokens: Token[], at: number): number {
  let end = at;
  while (tokens[end]?.key === "." && !tokens[end]?.spaced) end += 1;
  return end;
}

function knownUnit(words: string, language: Language | null, isImperial: boolean) {
  const imperial = isImperial ? UNITS_KNOWN.get(`imperial ${words}`) : undefined;
  return imperial ?? (language && UNITS_OF[language]?.get(words)) ?? UNITS_KNOWN.get(words);
}

function own(unit: Unit, ...words: string[]): [string, Known][] {
  return times(unit, ONE, words.join("|"), { isOwn: true });
}

function unclear(unit: Unit, factor: Amount, words: string): [string, Known][] {
  return times(unit, factor, words, { isUnclear: true });
}

function times(unit: Unit, factor: Amount, words: string, more: Partial<Known> = {}) {
  const known = { unit, times: factor, isOwn: false, isUnclear: false, isOunce: false, ...more };
  return words.split("|").map((word): [string, Known] => [word, known]);
}

function spoonsOf(kinds: string): string {
  const pairs = SPOONS.split("|").map((spoon) =>
    kinds
      .split("|")
      .map((kind) => `${spoon} ${kind}`)
      .join("|"),
  );
  return pairs.join("|");
}
