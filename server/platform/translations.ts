import i18next, { type i18n } from "i18next";
import {
  FALLBACK_LOCALE,
  LOCALES,
  type Locale,
  UI_LOCALES,
  type UiLocale,
} from "#domain/language/locales";

const files = import.meta.glob<Record<string, unknown>>("../../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** A regional variant's differences from its language: `"namespace:key": "text"`. */
const regional = import.meta.glob<Record<string, string>>("../../locales/*.json", {
  eager: true,
  import: "default",
});

export function translations(locale: UiLocale): i18n {
  return instances[locale];
}

const instances = Object.fromEntries(
  UI_LOCALES.map((locale) => [locale, createTranslator(locale)]),
) as Record<UiLocale, i18n>;

function createTranslator(locale: UiLocale): i18n {
  const instance = i18next.createInstance({
    lng: locale,
    fallbackLng: FALLBACK_LOCALE,
    supportedLngs: UI_LOCALES,
    resources: Object.fromEntries(LOCALES.map((each) => [each, loadNamespaces(each)])),
    defaultNS: "common",
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  instance.init();
  const differences = regional[`../../locales/${locale}.json`] ?? {};
  for (const [name, text] of Object.entries(differences)) {
    const [namespace = "", key = ""] = name.split(":");
    instance.addResource(locale, namespace, key, text);
  }
  memoizeTexts(instance);
  return instance;
}

type Translate = (key: string, ...values: unknown[]) => string;
type GetTranslate = (...scope: unknown[]) => Translate;

/** Caches texts without values: each page looks up many. */
function memoizeTexts(instance: i18n): void {
  const getTranslate = instance.getFixedT.bind(instance) as unknown as GetTranslate;
  const known = new Map<string, Translate>();
  const getMemoized: GetTranslate = (...scope) => {
    const name = scope.join();
    const translate = known.get(name) ?? memoizeTranslate(getTranslate(...scope));
    known.set(name, translate);
    return translate;
  };
  instance.getFixedT = getMemoized as unknown as i18n["getFixedT"];
}

function memoizeTranslate(translate: Translate): Translate {
  const texts = new Map<string, string>();
  return (key, ...values) => {
    if (values.length > 0) return translate(key, ...values);
    const text = texts.get(key) ?? translate(key);
    texts.set(key, text);
    return text;
  };
}

function loadNamespaces(locale: Locale) {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${locale}/`));
  return Object.fromEntries(
    own.map(([file, content]) => [file.replace(/^.*\/|\.json$/g, ""), content]),
  );
}
