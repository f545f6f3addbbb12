/** Languages of stored data: catalogue names, accounts, emails. */
export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = "en";

/** Languages of pages, including regional variants (`locales/fr-CA.json`). */
export const UI_LOCALES = [...LOCALES, "fr-CA"] as const;
export type UiLocale = (typeof UI_LOCALES)[number];

export function mapLocales<Value>(build: (locale: Locale) => Value): Record<Locale, Value> {
  const pairs = LOCALES.map((locale) => [locale, build(locale)]);
  return Object.fromEntries(pairs) as Record<Locale, Value>;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

export function isUiLocale(value: unknown): value is UiLocale {
  return UI_LOCALES.includes(value as UiLocale);
}

export function toBaseLocale(locale: string): Locale {
  return locale.slice(0, 2) as Locale;
}
