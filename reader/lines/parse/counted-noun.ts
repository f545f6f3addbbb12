import type { Language } from "#domain/language/languages";
import { isLocale } from "#domain/language/locales";
import { getNounForms } from "#domain/language/noun-forms";
import type { Quantity } from "#domain/line/line";
import { foldedKey } from "#domain/text/text";
import { buildPattern } from "../vocabulary";
import { SIZES_OF_FOOD } from "./signs";

const MAX_PHRASE = 80;

/** Up to a comma, a bracket or a figure. */
const PHRASE = /^[\s-]*(?:[x×]\s+)?(?:\([^()]*\)\s*)?([\p{L}\p{M}'’. -]+)/u;

/** In "1 red pepper and 1 green one" the "and". */
const JOINING = new RegExp(String.raw`(?:\s+(?:${buildPattern("joins nouns")}))+$`, "iu");

/** "unit(s)" stands for any number. */
const BOTH_NUMBERS = /^\((?:e?s|x)\)/i;

/** Finds the noun that a bare number counts, in both numbers; undefined if it does not change. */
export function findCountedNoun(
  words: string,
  { terms }: Quantity,
  language: Language,
): Quantity["noun"] {
  const last = terms.at(-1);
  const start = last?.spans[0]?.[1];
  if (!last || last.unit || start === undefined || !isLocale(language)) return undefined;
  const rest = words.slice(start, Math.min(start + MAX_PHRASE, last.spans[1]?.[0] ?? Infinity));
  const [whole = "", phrase = ""] = PHRASE.exec(rest) ?? [];
  const noun = phrase.trimEnd().replace(JOINING, "");
  const end = start + whole.length - (phrase.length - noun.length);
  const isNoun = noun !== "" && !SIZES_OF_FOOD.has(foldedKey(noun));
  const forms = isNoun && !BOTH_NUMBERS.test(words.slice(end)) && getNounForms(noun, language);
  return forms ? trimShared(end - noun.length, noun, forms) : undefined;
}

/** Keeps only the words that differ, so that a parse stays small. */
function trimShared(from: number, phrase: string, forms: readonly [string, string]) {
  const [one, many] = forms;
  let head = 0;
  while (head < phrase.length && one[head] === many[head] && one[head] === phrase[head]) head += 1;
  const start = phrase.lastIndexOf(" ", head - 1) + 1;
  const tailLength = phrase.length - findTail(phrase, one, many);
  const end = phrase.length - tailLength;
  const span = [from + start, from + end] as const;
  const cut = (form: string) => form.slice(start, form.length - tailLength);
  return { span, forms: [cut(one), cut(many)] as const };
}

/** Where the shared words at the end of the phrase begin. */
function findTail(phrase: string, one: string, many: string): number {
  let shared = 0;
  const at = (text: string) => text[text.length - 1 - shared];
  while (shared < phrase.length && at(one) === at(many) && at(one) === at(phrase)) shared += 1;
  const space = phrase.indexOf(" ", phrase.length - shared);
  return space < 0 ? phrase.length : space;
}
