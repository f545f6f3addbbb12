import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK_LOCALE, isUiLocale, UI_LOCALES, type UiLocale } from "#domain/locales";
import { LOCALE_COOKIE, readPreference } from "./cookies";

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...UI_LOCALES],
    fallbackLanguage: FALLBACK_LOCALE,
    order: ["custom", "header"],
    findLocale: async (request) =>
      readPreference(request, LOCALE_COOKIE) ?? namedIn(request) ?? null,
  },
});

/** The cookie, else `?locale=` (search engines link to it), else Accept-Language, else English. */
export async function localeOf(request: Request): Promise<UiLocale> {
  const detected = await detector.getLocale(request);
  return isUiLocale(detected) ? detected : FALLBACK_LOCALE;
}

/** For a reader of "fr" whose browser prefers "fr-CA" it is that. */
export function preferredForm(request: Request, locale: UiLocale): UiLocale {
  const accepted = request.headers.get("Accept-Language")?.toLowerCase() ?? "";
  const isPreferred = (each: UiLocale) =>
    each.startsWith(`${locale}-`) && accepted.includes(each.toLowerCase());
  return UI_LOCALES.find(isPreferred) ?? locale;
}

export function newLocaleOf(request: Request): UiLocale | undefined {
  return readPreference(request, LOCALE_COOKIE) === undefined ? namedIn(request) : undefined;
}

export function isLocaleNamed(request: Request): boolean {
  return namedIn(request) !== undefined;
}

function namedIn(request: Request): UiLocale | undefined {
  const named = new URL(request.url).searchParams.get("locale");
  return isUiLocale(named) ? named : undefined;
}
