import { isLocale, type Locale, mapLocales } from "#domain/language/locales";
import { translateRemark } from "#domain/language/translate-remark";
import type { Line, Span } from "#domain/line/line";
import { foldedKey } from "#domain/text/text";
import { getRows } from "../vocabulary";

const KINDS = mapLocales(
  (locale) =>
    new Map(
      getRows("kind of food", locale).map(({ word, value }) => [foldedKey(word), foldedKey(value)]),
    ),
);
const IS_HEAD_LAST: Record<Locale, boolean> = { en: true, fr: false };
const WORD = /[\p{L}\p{M}-]+/gu;
const MIN_SHARED = 3;

/** "Thai" of "Thai basil": words of a kind that the catalogue's name does not tell. */
export function listKinds(
  { words, parse }: Line,
  food: Span,
  told: string,
  to: Locale,
): { text: string; isKnown: boolean }[] {
  const { language } = parse;
  if (!isLocale(language)) return [];
  const said = foldedKey(told);
  const cooksWords = words.slice(...food).match(WORD) ?? [];
  const beside = IS_HEAD_LAST[language] ? cooksWords.slice(0, -1) : cooksWords.slice(1);
  return beside.flatMap((word) => {
    const one = foldedKey(word).replace(/e?s$/, "");
    const otherwise = KINDS[language].get(foldedKey(word)) ?? KINDS[language].get(one);
    if (otherwise === undefined || (otherwise !== "" && said.includes(otherwise))) return [];
    const known = translateRemark(word, language, to);
    const isTold = said.includes(
      foldedKey(known ?? word).slice(0, Math.max(MIN_SHARED, one.length - 2)),
    );
    return isTold ? [] : [{ text: known ?? word, isKnown: known !== undefined }];
  });
}
