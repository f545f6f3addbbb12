import type { Language } from "#domain/language/languages";
import { type Locale, mapLocales } from "#domain/language/locales";
import { getNounForms } from "#domain/language/noun-forms";
import type { Line, Quantity, Span } from "#domain/line/line";
import { foldedKey } from "#domain/text/text";
import { getWords } from "../vocabulary";
import { createForeign, createFragment, type Fragment, joinFragments } from "./fragment";
import { findNamedFood } from "./split-line";
import { findPieces, inflectFood, joinFood, type Pieces, withoutPiece } from "./translate-food";

const UNCOUNTABLE = mapLocales((locale) => getWords("uncountable", locale));
/** "12 asparagus" */
const COUNTED_TOO = getWords("counted too");

export interface FoodPlace {
  line: Line;
  /** Where the food stands in the words. */
  span: Span | undefined;
  /** In the other language; undefined for a food of the cook's own. */
  name: string | undefined;
  to: Locale;
}

/** The food of a line, counted by the amount unless that has a unit. */
export function writeFood(
  { line, span, name, to }: FoodPlace,
  amount: Quantity | undefined,
  isFirst: boolean,
): Fragment {
  if (!span) return createFragment("");
  const { words, parse } = line;
  const cooksWord = words.slice(...span);
  if (name === undefined) {
    const own = createForeign(cooksWord);
    return findNamedFood(line) ? { ...own, foods: own.foreign } : own;
  }
  const pieces = amount && findPieces(amount, cooksWord, name, to);
  if (pieces) return writePieces(pieces, name, parse.language, to);
  const text = inflectFood(name, { language: parse.language, amount, cooksWord }, to);
  if (amount && isCountless({ line, span, name, to }, amount)) {
    const own = createForeign(cooksWord);
    const named = createFragment(text, { foods: [[0, text.length]] });
    return joinFragments([own, createFragment(" ("), named, createFragment(")")]);
  }
  const isRaised = !amount && isFirst && /^\P{L}*\p{Lu}/u.test(words);
  const shown = isRaised ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return createFragment(shown, { foods: [[0, shown.length]] });
}

/** "4 steaks hachés" are not "4 ground beef". */
function isCountless({ line, span, name = "", to }: FoodPlace, { terms }: Quantity): boolean {
  const { language } = line.parse;
  const isBare = terms.at(-1)?.unit === undefined;
  const cooksWord = span ? line.words.slice(...span) : "";
  const isCounted = getNounForms(cooksWord, language as Locale) !== undefined;
  return isBare && isCounted && isMass(name, to);
}

function isMass(name: string, to: Locale): boolean {
  const words = foldedKey(name).split(" ");
  const phrases = words.flatMap((_, at) => [
    words.slice(at).join(" "),
    words.slice(0, at + 1).join(" "),
  ]);
  const isCountedToo = phrases.some((phrase) => COUNTED_TOO.has(phrase));
  return (
    !isCountedToo &&
    getNounForms(name, to) === undefined &&
    phrases.some((phrase) => UNCOUNTABLE[to].has(phrase))
  );
}

/** "2 garlic cloves" are "2 gousses d'ail". */
function writePieces(
  { word, one, cooksWord }: Pieces,
  full: string,
  language: Language,
  to: Locale,
): Fragment {
  const name = withoutPiece(full, one);
  const text = inflectFood(name, { language, amount: undefined, cooksWord }, to);
  const before = word + joinFood("", text, to);
  const shown = before + text;
  return createFragment(shown, { foods: [[before.length, shown.length]] });
}
