/** The languages of what is stored: the catalogue's names, an account, a letter. */
export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = "en";

/** The languages of a page: also a language as one country writes it (`locales/fr-CA.json`). */
export const UI_LOCALES = [...LOCALES, "fr-CA"] as const;
export type UiLocale = (typeof UI_LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

export function isUiLocale(value: unknown): value is UiLocale {
  return UI_LOCALES.includes(value as UiLocale);
}

/** "fr" of "fr-CA". */
export function toBaseLocale(locale: string): Locale {
  return locale.slice(0, 2) as Locale;
}
