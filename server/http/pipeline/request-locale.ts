import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from "#domain/locales";
import { LOCALE_COOKIE, readPreference } from "./cookies";

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...LOCALES],
    fallbackLanguage: FALLBACK_LOCALE,
    order: ["custom", "header"],
    findLocale: async (request) =>
      readPreference(request, LOCALE_COOKIE) ?? namedIn(request) ?? null,
  },
});

/**
 * The visitor's language: the cookie `locale`, else what the address names (a search engine led here
 * in that language), else what the browser asks for, else English.
 */
export async function localeOf(request: Request): Promise<Locale> {
  const detected = await detector.getLocale(request);
  return isLocale(detected) ? detected : FALLBACK_LOCALE;
}

/** The language of the address, for a visitor who has chosen none: it is theirs from then on. */
export function newLocaleOf(request: Request): Locale | undefined {
  return readPreference(request, LOCALE_COOKIE) === undefined ? namedIn(request) : undefined;
}

/** Whether the address names a language, as those that search engines are told do. */
export function isLocaleNamed(request: Request): boolean {
  return namedIn(request) !== undefined;
}

function namedIn(request: Request): Locale | undefined {
  const named = new URL(request.url).searchParams.get("locale");
  return isLocale(named) ? named : undefined;
}
