import { type Locale, mapLocales } from "#domain/language/locales";
import type { Forms } from "#domain/line/line";
import { getRows } from "../vocabulary";
import { MEASURE_KINDS } from "./unit-forms";

const NAMES = mapLocales((locale) => {
  const names = new Map<string, Forms>();
  for (const { word, value, forms } of [...MEASURE_KINDS, "measure name"].flatMap((kind) =>
    getRows(kind, locale),
  ))
    if (!names.has(value)) names.set(value, forms ?? [word, word]);
  return names;
});

/** What a measure is called in a language; undefined where the language has no word for it. */
export function getMeasureName(key: string, locale: Locale): Forms | undefined {
  return NAMES[locale].get(key);
}
