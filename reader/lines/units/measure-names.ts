import { type Locale, mapLocales } from "#domain/language/locales";
import type { Forms } from "#domain/line/line";
import { getRows } from "../vocabulary";

const KINDS = [
  "unit",
  "unit here",
  "container",
  "piece",
  "informal",
  "length",
  "dozen",
  "hundred",
  "measure name",
];
const NAMES = mapLocales((locale) => {
  const names = new Map<string, Forms>();
  for (const { word, value, forms } of KINDS.flatMap((kind) => getRows(kind, locale)))
    if (!names.has(value)) names.set(value, forms ?? [word, word]);
  return names;
});

/** What a measure is called in a language; undefined where the language has no word for it. */
export function getMeasureName(key: string, locale: Locale): Forms | undefined {
  return NAMES[locale].get(key);
}
