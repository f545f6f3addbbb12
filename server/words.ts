import i18next, { type i18n } from "i18next";
import { FALLBACK_LOCALE, LOCALES, type Locale } from "~/model/locales";

const files = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** The words of a language: one instance each for the whole process. */
export function words(locale: Locale): i18n {
  return instances[locale];
}

const instances = Object.fromEntries(LOCALES.map((locale) => [locale, speaker(locale)])) as Record<
  Locale,
  i18n
>;

function speaker(locale: Locale): i18n {
  const instance = i18next.createInstance({
    lng: locale,
    fallbackLng: FALLBACK_LOCALE,
    supportedLngs: LOCALES,
    resources: Object.fromEntries(LOCALES.map((each) => [each, namespacesOf(each)])),
    defaultNS: "common",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initImmediate: false,
  });
  instance.init();
  return instance;
}

function namespacesOf(locale: Locale) {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${locale}/`));
  return Object.fromEntries(
    own.map(([file, content]) => [file.replace(/^.*\/|\.json$/g, ""), content]),
  );
}
