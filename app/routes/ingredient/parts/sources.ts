import type { Locale } from "#domain/language/locales";
import sources from "./sources.json";

interface Source {
  name: string;
  title: Record<Locale, string>;
  /** The attribution that the source requires, word for word, possibly in one language only. */
  attribution: Record<Locale, string>;
  attributionLanguage?: string;
  licence: Record<Locale, string>;
  carbohydratesHoldFibre: boolean;
}

/** Sources of the catalogue's figures; see docs/ingredient-data.md for their terms. */
const SOURCES: Source[] = sources;

export function describeSources(locale: Locale) {
  return SOURCES.map(({ title, attribution, licence, attributionLanguage, ...source }) => ({
    ...source,
    title: title[locale],
    attribution: { text: attribution[locale], language: attributionLanguage ?? locale },
    licence: licence[locale],
  }));
}
