import type { Language } from "#domain/language/languages";
import { isLocale, type Locale, mapLocales } from "#domain/language/locales";
import { getNounForms } from "#domain/language/noun-forms";
import type { Quantity } from "#domain/line/line";
import { isMany } from "#domain/line/scaled-pieces";
import { MEASURES } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { getMeasureName } from "../units/measure-names";
import { getCounted } from "../units/unit-forms";
import { getRows, getWords } from "../vocabulary";

const CAPITALIZED = mapLocales((locale) => getRows("capitalized", locale).map(({ word }) => word));
const IN_CANS = mapLocales((locale) => getRows("in cans", locale).map(({ word }) => word));
const ASPIRATED = getWords("aspirated h");
const FIRST_WORD = /^[\p{L}\p{M}'’-]+/u;

/** A name of the catalogue inside a line, in the number that the line counts or the cook wrote. */
export function inflectFood(
  name: string,
  {
    language,
    amount,
    cooksWord,
  }: { language: Language; amount: Quantity | undefined; cooksWord: string },
  to: Locale,
): string {
  const last = amount?.terms.at(-1);
  const piece = MEASURES.get(last?.unit?.key ?? "")?.kind === "piece" ? last?.unit?.key : undefined;
  const bare = piece ? withoutPiece(name, getMeasureName(piece, to)?.[0] ?? piece) : name;
  const canned = last?.unit?.key === "can" ? withoutCans(bare, to) : bare;
  const inside = lowerFirst(putPercentBehind(canned), to);
  const forms = getNounForms(inside, to);
  if (!forms) return inside;
  if (last && !last.unit) return forms[isMany(last.value, to) ? 1 : 0];
  const written = isLocale(language) ? getNounForms(cooksWord, language) : undefined;
  if (!written) return inside;
  const isPlural = written[1].toLowerCase() === cooksWord.toLowerCase();
  return forms[isPlural ? 1 : 0];
}

/** "25 cl 2% milk" would be two figures side by side. */
function putPercentBehind(name: string): string {
  return name.replace(/^([\d.,]+ ?%) (.+)$/, "$2 ($1)");
}

/** "Feuille de laurier", "bouillon cube": the piece is what the name counts. */
export function namesPiece(name: string, piece: string, to: Locale): boolean {
  const [said, word] = [foldedKey(name), foldedKey(piece)];
  return HEADS[to](said, word);
}

const HEADS: Record<Locale, (name: string, word: string) => boolean> = {
  en: (name, word) => `, ${name}`.endsWith(` ${word}`),
  fr: (name, word) => `${name} `.startsWith(`${word} `),
};

/** "2 branches de céleri branche" */
export function withoutPiece(name: string, piece: string): string {
  const end = ` ${piece}`;
  return foldedKey(name).endsWith(foldedKey(end)) ? name.slice(0, -end.length) : name;
}

/** "1 can canned tomatoes" */
function withoutCans(name: string, locale: Locale): string {
  const kept = IN_CANS[locale].reduce(
    (text, word) => ` ${text} `.replace(new RegExp(` ${word} `, "i"), " ").trim(),
    name,
  );
  return kept || name;
}

export interface Pieces {
  /** In the other language. */
  word: string;
  one: string;
  /** The food without the pieces. */
  cooksWord: string;
}

/** "2 garlic cloves": the pieces that a food is counted in, unless its name in the language tells. */
export function findPieces(
  amount: Quantity,
  cooksWord: string,
  name: string,
  to: Locale,
): Pieces | undefined {
  const last = amount.terms.at(-1);
  const [, rest, word] = /^(.*\S)\s+(\S+)$/u.exec(cooksWord) ?? [];
  if (!last || last.unit || !rest || !word) return undefined;
  const measure = getCounted(foldedKey(word));
  const forms = measure?.kind === "piece" ? getMeasureName(measure.key, to) : undefined;
  if (!forms || namesPiece(name, forms[0], to)) return undefined;
  return { word: forms[isMany(last.value, to) ? 1 : 0], one: forms[0], cooksWord: rest };
}

function lowerFirst(name: string, locale: Locale): string {
  const word = FIRST_WORD.exec(name)?.[0] ?? "";
  const isProper = CAPITALIZED[locale].some((words) => `${name} `.startsWith(`${words} `));
  const isKept = isProper || /\p{Lu}/u.test(word.slice(1));
  return isKept ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** What stands between a measure and the food: "of", "de", "d'". */
export function joinFood(key: string, food: string, to: Locale, isForeign = false): string {
  return JOINTS[to](key, isForeign ? food.replace(/^h/i, "x") : food);
}

/** What stands between one food and its size: "1 chicken of 1.5 kg". */
export function joinSize(size: string, to: Locale): string {
  return SIZE_JOINTS[to](size);
}

const SIZE_JOINTS: Record<Locale, (size: string) => string> = {
  en: () => " of ",
  fr: (size) => JOINTS.fr("", size),
};

const JOINTS: Record<Locale, (key: string, food: string) => string> = {
  en: (key) => (MEASURES.get(key)?.kind === "informal" ? " of " : " "),
  fr: (_, food) => (isElided(food) ? " d’" : " de "),
};

function isElided(food: string): boolean {
  const word = foldedKey(FIRST_WORD.exec(food)?.[0] ?? "");
  return /^(?:[aeiou]|œ|h)/.test(word) && !ASPIRATED.has(word);
}
