import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from "~/model/locales";
import { LOCALE_COOKIE, readCookie } from "./cookies";

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...LOCALES],
    fallbackLanguage: FALLBACK_LOCALE,
    order: ["custom", "header"],
    findLocale: async (request) => readCookie(request, LOCALE_COOKIE) ?? null,
  },
});

/** The visitor's language: the cookie `locale`, else what the browser asks for, else English. */
export async function localeOf(request: Request): Promise<Locale> {
  const detected = await detector.getLocale(request);
  return isLocale(detected) ? detected : FALLBACK_LOCALE;
}
