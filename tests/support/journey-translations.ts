import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import i18next, { type TFunction } from "i18next";
import { LOCALES, type Locale } from "#domain/language/locales";

type Namespaces = [
  "common",
  "access",
  "account",
  "admin",
  "cookbook",
  "cooking",
  "dashboard",
  "draft",
  "errors",
  "explore",
  "export",
  "flash",
  "history",
  "home",
  "import",
  "ingredient",
  "language",
  "nutrition",
  "light",
  "offline",
  "ready",
  "recipe",
  "recipeForm",
  "recipeList",
  "search",
  "acts",
  "sharing",
  "atHand",
  "plan",
  "shopping",
  "user",
];
type Words = TFunction<Namespaces>;

/** The interface texts: `words("fr")("recipeForm:edit.save")`. */
export function words(locale: Locale): Words {
  return i18next.getFixedT<Namespaces>(locale);
}

export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "fr" : "en";
}

/** A language's own name: "English", "français". */
export function formatOwnName(locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
}

function readNamespaces(locale: Locale) {
  const folder = path.resolve("locales", locale);
  const files = readdirSync(folder);
  return Object.fromEntries(
    files.map((file) => [
      path.parse(file).name,
      JSON.parse(readFileSync(path.join(folder, file), "utf8")),
    ]),
  );
}

i18next.init({
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, readNamespaces(locale)])),
  defaultNS: "common",
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initImmediate: false,
});
