import { type Amount, isExactInWords } from "#domain/measures/amount";
import type { Unit } from "#domain/measures/units";
import { foldedKey } from "#domain/text/text";
import { stemWord } from "#domain/text/word-stems";
import type { NamedIngredient } from "../names/find-ingredient";
import type { Food } from "../names/lexicon";
import { isPortion } from "../names/modifiers";
import { tokenizeLine } from "../tokens";
import { readUnit } from "../units/unit-words";
import { buildPattern } from "../vocabulary";
import type { LineParts } from "./line-parts";

interface AllowedMeasure {
  amount: Amount | null;
  unit: Unit;
  written: string;
  doubt: "amount" | "unit" | null;
}

const LIQUID = new RegExp(String.raw`\b${buildPattern("liquid")}(?!\p{L})`, "iu");
const SOLID = new RegExp(String.raw`\b${buildPattern("solid")}(?!\p{L})`, "iu");
const SPOON =
  /^(?:c|cu\p{L}*)[\s.]+(?:\p{L}{1,2}[\s.]+)?[àa]\s(?:soupe|café|cafe|thé|the|table)(?!\p{L})/iu;
const PLURAL = /[sx](?!\p{L})/iu;
const MAX_LEFT = 40;
/** Only a small part of what is bought, as a stalk is of celery. */
const SMALL_PIECES = ["clove", "stalk", "slice", "spear"].map(stemWord);
export function allowedMeasure(read: LineParts, named: NamedIngredient): AllowedMeasure {
  const measure = chooseMeasure(read, named);
  if (!measure.amount || isExactInWords(measure.amount, measure.unit)) return measure;
  return { amount: null, unit: "NONE", written: read.measure, doubt: "unit" };
}

function chooseMeasure(read: LineParts, named: NamedIngredient): AllowedMeasure {
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

function allowedCount(read: LineParts, named: NamedIngredient): AllowedMeasure {
  const { found, name } = named;
  const inWords = { amount: null, unit: "NONE" as const, written: read.measure };
  if (isPartOfSmallPiece(read, found)) {
    return { amount: read.amount, unit: "NONE", written: "", doubt: read.doubt };
  }
  if (!found && isUnitLeft(name)) return { ...inWords, doubt: "unit" };
  const isUnit = isOfPieces(read, named);
  if (!isUnit && isOnlyArticle(read, found)) return { ...inWords, doubt: null };
  const written = read.isPlain ? "" : read.measure;
  const doubt = read.doubt ?? (!isUnit && lacksUnit(read, named) ? "amount" : null);
  return { amount: read.amount, unit: isUnit ? "UNIT" : "NONE", written, doubt };
}

/** "2 salt": a count of something uncountable, whose name is not in the plural. */
function lacksUnit(read: LineParts, { found }: NamedIngredient): boolean {
  const { amount, countWord, isSized, isPlain, rest } = read;
  const isMany = amount !== null && amount.numerator >= 2 * amount.denominator;
  const isBare = isPlain && !isSized && countWord === "" && found !== undefined;
  return isMany && isBare && !PLURAL.test(rest);
}

function isUnitLeft(name: string): boolean {
  if (SPOON.test(name)) return true;
  const line = tokenizeLine(name.slice(0, MAX_LEFT), null);
  const { tokens } = line;
  const at = tokens[1]?.spaced && !readUnit(line, 0) ? 1 : 0;
  const unit = readUnit(line, at);
  const isWord = unit !== undefined && (tokens[unit.end - 1]?.text.length ?? 0) > 1;
  return isWord && tokens[unit.end]?.spaced === true;
}

function isPartOfSmallPiece({ countWord, amount }: LineParts, found?: Food): boolean {
  const isPiece = countWord === "" && SMALL_PIECES.includes(found?.pieces[0] ?? "");
  return isPiece && amount !== null && amount.numerator < amount.denominator;
}

function isOfPieces({ countWord, isSized }: LineParts, named: NamedIngredient): boolean {
  const { found, left } = named;
  const ofItself = countWord === "" || named.tookCounted;
  if (!found) return ofItself && !isSized && !left.some(isPortion);
  if (!found.units.includes("UNIT")) return false;
  const isPiece = (word: string) => found.pieces.includes(stemWord(foldedKey(word)));
  if (!ofItself) return isPiece(countWord) && !isSized;
  const words = [...left, getLastWord(named.name)];
  return !words.some((word) => isPortion(word) && !isPiece(word));
}

/** "A good olive oil" counts nothing; "une baguette" is one. */
function isOnlyArticle({ isArticle, countWord }: LineParts, found?: Food): boolean {
  const isWhole = found && !found.units.includes("MILLILITERS") && isWholeThing(found);
  return isArticle && countWord === "" && !isWhole;
}

function isWholeThing({ category }: Food): boolean {
  return ["VEGETABLE", "FRUIT", "MEAT", "FISH", "BAKERY"].includes(category);
}

/** The last word tells foods apart: "chicken tenders" are not chicken breasts. */
function getLastWord(name: string): string {
  return /\p{L}+$/u.exec(foldedKey(name))?.[0] ?? "";
}

function isLiquid(found: Food | undefined, name: string): boolean {
  return found ? found.traits.includes("liquid") : LIQUID.test(name) && !SOLID.test(name);
}
