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

/** The cookie, else `?locale=` (search engines link to it), else Accept-Language, else English. */
export async function localeOf(request: Request): Promise<Locale> {
  const detected = await detector.getLocale(request);
  return isLocale(detected) ? detected : FALLBACK_LOCALE;
}

export function newLocaleOf(request: Request): Locale | undefined {
  return readPreference(request, LOCALE_COOKIE) === undefined ? namedIn(request) : undefined;
}

export function isLocaleNamed(request: Request): boolean {
  return namedIn(request) !== undefined;
}

function namedIn(request: Request): Locale | undefined {
  const named = new URL(request.url).searchParams.get("locale");
  return isLocale(named) ? named : undefined;
}
