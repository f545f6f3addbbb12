import { foldedKey } from "../text/text";
import { type Locale, mapLocales } from "./locales";
import { getFoldedWords, getRows, type VocabularyRow } from "./vocabulary/vocabulary";

export type NounForms = readonly [one: string, many: string];

/** Not "35", "%" or the "l'" of an article. */
const INFLECTED = /[\p{L}\p{M}]{3}$/u;

type Ending = [pattern: RegExp, replacement: string];
interface Endings {
  toOne: Ending[];
  toMany: Ending[];
}
/** The first that matches applies. */
const ENDINGS: Record<Locale, Endings> = {
  en: {
    toOne: [
      [/(?<=..)ies$/i, "y"],
      [/(?<=ch|sh|x|o)es$/i, ""],
      [/(?<!s|u)s$/i, ""],
    ],
    toMany: [
      [/(?<![aeiou])y$/i, "ies"],
      [/(?<=s|x|z|ch|sh)$/i, "es"],
      [/$/, "s"],
    ],
  },
  fr: {
    toOne: [
      [/(?<=ea|ya)ux$/i, "u"],
      [/(?<=a)ux$/i, "l"],
      [/(?<=ai|oi|s)s$/i, "$&"],
      [/s$/i, ""],
    ],
    toMany: [
      [/(?<=[sxz])$/i, ""],
      [/(?<=[ae]u)$/i, "x"],
      [/(?<=a)l$/i, "ux"],
      [/$/, "s"],
    ],
  },
};

const EXCEPTIONS = mapLocales((locale) => ({
  invariable: getFoldedWords("invariable", [locale]),
  irregular: new Map(getRows("irregular plural", [locale]).flatMap(toEntries)),
}));

/** Both numbers of one word, with its accents and its case; undefined if the rules do not know. */
export function getWordForms(word: string, locale: Locale): NounForms | undefined {
  const key = foldedKey(word);
  const { invariable, irregular } = EXCEPTIONS[locale];
  if (!INFLECTED.test(word) || invariable.has(key)) return [word, word];
  const exception = irregular.get(key);
  if (exception) {
    const [one, many] = exception;
    return [respell(word, key, one), respell(word, key, many)];
  }
  const { toOne, toMany } = ENDINGS[locale];
  const one = replaceEnding(word, toOne);
  const many = replaceEnding(one, toMany);
  const isSure = [one, many].every((form) => replaceEnding(form, toOne) === one);
  return isSure && INFLECTED.test(one) ? [one, many] : undefined;
}

function toEntries({ word, value }: VocabularyRow): [key: string, forms: NounForms][] {
  const forms: NounForms = [foldedKey(word), foldedKey(value)];
  return forms.map((form) => [form, forms]);
}

/** Replaces only the letters that differ, so that the others keep their accents. */
function respell(word: string, key: string, form: string): string {
  let same = 0;
  while (same < key.length && key[same] === form[same]) same += 1;
  const kept = word.slice(0, word.length - (key.length - same));
  return kept + matchCase(word, form.slice(same));
}

function replaceEnding(word: string, endings: Ending[]): string {
  const ending = endings.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(ending[0], matchCase(word, ending[1])) : word;
}

function matchCase(word: string, letters: string): string {
  const isUpper = word === word.toUpperCase() && word !== word.toLowerCase();
  return isUpper ? letters.toUpperCase() : letters;
}
