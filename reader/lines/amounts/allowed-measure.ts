import type { Amount } from "#domain/amount";
import { foldedKey } from "#domain/text";
import type { Unit } from "#domain/units";
import { stemOf } from "#domain/word-stems";
import type { NamedIngredient } from "../names/find-ingredient";
import type { Food } from "../names/lexicon";
import { isPortion } from "../names/modifiers";
import type { ReadLine } from "./line-parts";

export interface AllowedMeasure {
  amount: Amount | null;
  unit: Unit;
  written: string;
  doubt: "amount" | "unit" | null;
}

/** Sold by weight or by volume, both in "ounces". */
const LIQUID =
  /\b(broth|stock|milk|cream|buttermilk|oil|juice|water|wine|syrup|vinegar|sauce|honey|liqueur|rum|gin|vodka|tequila|mezcal|whisky|whiskey|bourbon|brandy|vermouth|sherry|bitters|cordial|nectar|schnapps|soda|tea|coffee|beer|cider|tonic|champagne|prosecco|bouillon|lait|crème|huile|jus|eau|vin|sirop|vinaigre|miel|rhum|amers?|bière|cidre|limonade|campari|aperol|cointreau|chambord|chartreuse|absinthe|kahl[uú]a|amaretto|limoncello|cognac|calvados|cava|scotch|sake|mirin|marsala|pisco|grappa|grenadine|orgeat|falernum|galliano|drambuie|lillet|cynar|fernet|pastis|ouzo|ale|lager|stout|seltzer|cola|lemonade|kombucha|espresso)(?!\p{L})/iu;
const SOLID =
  /\b(cheese|ricotta|sour|ice|chocolate|powder|coconut cream|olives|corn|peppers?|in (?:oil|water|juice|light syrup)|fromage|chocolat|poudre)(?!\p{L})/iu;
/** Only a small part of what is bought, as a stalk is of celery. */
const SMALL_PIECES = ["clove", "stalk", "slice", "spear"].map(stemOf);
const SPOON =
  /^(?:c|cu\p{L}*)[\s.]+(?:\p{L}{1,2}[\s.]+)?[àa]\s(?:soupe|café|cafe|thé|the|table)(?!\p{L})/iu;

const UNIT_LEFT =
  /^(?:\p{L}+ )?(?:cups?|tsps?|tbsps?|tbs|tea\s?spoons?|table\s?spoons?|ounces?|oz|pounds?|lbs?|grams?|kgs?|kilos?|ml|lit(?:re|er)s?|pints?|quarts?|gallons?|fl)(?!\p{L})(?= \p{L}|\.)/iu;

/** What a line measures: in a unit that the ingredient allows if it says one, else as it says it. */
export function allowedMeasure(read: ReadLine, named: NamedIngredient): AllowedMeasure {
  const none = { amount: null, unit: "NONE" as const, written: read.measure };
  const { found } = named;
  const isAllowed = (unit: Unit) => !found || found.units.includes(unit);
  if (read.unit === "UNIT") return allowedCount(read, named);
  const isSure = read.amount && !read.doubt && !(read.isOunce && isLiquid(found, named.name));
  if (isSure && read.isPlain && isAllowed(read.unit)) {
    return { amount: read.amount, unit: read.unit, written: "", doubt: null };
  }
  const other = read.others.find(({ unit }) => isAllowed(unit));
  const isOther = other && !(isSure && isAllowed(read.unit));
  if (isOther) return { ...other, written: read.measure, doubt: null };
  if (isSure) return { amount: read.amount, unit: read.unit, written: read.measure, doubt: null };
  if (!read.amount) return { ...none, doubt: read.doubt };
  if (!isAllowed(read.unit) || !read.doubt) return { ...none, doubt: "unit" };
  return { amount: read.amount, unit: read.unit, written: read.measure, doubt: "unit" };
}

function allowedCount(read: ReadLine, named: NamedIngredient): AllowedMeasure {
  const { found, name } = named;
  const inWords = { amount: null, unit: "NONE" as const, written: read.measure };
  if (isPartOfSmallPiece(read, found)) {
    return { amount: read.amount, unit: "NONE", written: "", doubt: read.doubt };
  }
  if (!found && (SPOON.test(name) || UNIT_LEFT.test(name))) return { ...inWords, doubt: "unit" };
  const isUnit = isOfPieces(read, named);
  if (!isUnit && isOnlyArticle(read, found)) return { ...inWords, doubt: null };
  const written = read.isPlain ? "" : read.measure;
  return { amount: read.amount, unit: isUnit ? "UNIT" : "NONE", written, doubt: read.doubt };
}

function isPartOfSmallPiece({ countWord, amount }: ReadLine, found?: Food): boolean {
  const isPiece = countWord === "" && SMALL_PIECES.includes(found?.pieces[0] ?? "");
  return isPiece && amount !== null && amount.numerator < amount.denominator;
}

function isOfPieces({ countWord, isSized }: ReadLine, named: NamedIngredient): boolean {
  const { found, left } = named;
  const ofItself = countWord === "" || named.tookCounted;
  if (!found) return ofItself && !isSized && !left.some(isPortion);
  if (!found.units.includes("UNIT")) return false;
  const isPiece = (word: string) => found.pieces.includes(stemOf(foldedKey(word)));
  if (!ofItself) return isPiece(countWord) && !isSized;
  const words = [...left, lastWordOf(named.name)];
  return !words.some((word) => isPortion(word) && !isPiece(word));
}

/** "A good olive oil" counts nothing; "une baguette" is one. */
function isOnlyArticle({ isArticle, countWord }: ReadLine, found?: Food): boolean {
  const isWhole = found && !found.units.includes("MILLILITERS") && isWholeThing(found);
  return isArticle && countWord === "" && !isWhole;
}

/** "Une baguette", "un magret": one of what is bought whole, though nobody says how heavy it is. */
function isWholeThing({ category }: Food): boolean {
  return ["VEGETABLE", "FRUIT", "MEAT", "FISH", "BAKERY"].includes(category);
}

/** "Chicken tenders" are no chicken breasts. */
function lastWordOf(name: string): string {
  return /\p{L}+$/u.exec(foldedKey(name))?.[0] ?? "";
}

function isLiquid(found: Food | undefined, name: string): boolean {
  return found ? found.traits.includes("liquid") : LIQUID.test(name) && !SOLID.test(name);
}
