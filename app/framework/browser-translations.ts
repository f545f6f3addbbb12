import type { i18n } from "i18next";
import { toBaseLocale } from "#domain/language/locales";

interface Texts {
  [key: string]: string | Texts | undefined;
}
type Values = Record<string, unknown>;

/** Without the texts that only the server writes. */
const FILES = import.meta.glob<Texts>(
  ["../../locales/*/*.json", "!**/{email,flash,offline,published,ready}.json"],
  { import: "default" },
);

/**
 * A tenth of i18next: one language, namespaces on demand, fr-CA as differences to fr. A test checks
 * that both return the same texts.
 */
export async function browserTranslations(language: string, namespaces: string[]): Promise<i18n> {
  const loaded: Record<string, Texts | undefined> = {};
  const load = async (names: readonly string[]) => {
    await Promise.all(names.map(async (name) => (loaded[name] = await fetchTexts(language, name))));
  };
  const regional: Record<string, string | undefined> =
    language === "fr-CA" ? (await import("../../locales/fr-CA.json")).default : {};
  await load(namespaces);
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);

  function translate(key: string, ownNamespace: string, values: Values): string | undefined {
    const [path = "", namespace = ownNamespace] = key.split(":").reverse();
    const textAt = (at: string) =>
      regional[`${namespace}:${at}`] ?? findText(loaded[namespace], at);
    const { count } = values;
    const form = typeof count === "number" && textAt(`${path}_${plural.select(count)}`);
    const text = form || textAt(path);
    return text?.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber) => {
      const value = values[name] ?? "";
      return isNumber ? number.format(Number(value)) : String(value);
    });
  }

  /** The text of the first key that has one, otherwise the last key itself. */
  const getFixedT = (_: unknown, ownNamespace: string) => {
    return (key: string | string[], values: Values = {}) => {
      const keys = [key].flat();
      for (const each of keys) {
        const text = translate(each, ownNamespace, values);
        if (text) return text;
      }
      return keys.at(-1)?.replace(/^.*:/, "");
    };
  };

  const standIn = {
    language,
    languages: [language],
    isInitialized: true,
    // A navigation suspends until the next page's texts are loaded.
    options: { defaultNS: "common", react: { useSuspense: true, bindI18n: "" } },
    // The real type would list every key of every namespace.
    getFixedT: getFixedT as unknown as i18n["getFixedT"],
    hasLoadedNamespace: (name) => [name].flat().every((each) => each in loaded),
    loadNamespaces: (names, done) => load([names].flat()).then(done as () => void),
  } satisfies Pick<
    i18n,
    | "language"
    | "languages"
    | "isInitialized"
    | "options"
    | "getFixedT"
    | "hasLoadedNamespace"
    | "loadNamespaces"
  >;
  return standIn as Partial<i18n> as i18n;
}

async function fetchTexts(language: string, namespace: string): Promise<Texts | undefined> {
  return FILES[`../../locales/${toBaseLocale(language)}/${namespace}.json`]?.();
}

function findText(texts: Texts | undefined, path: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const step of path.split(".")) at = typeof at === "object" ? at[step] : undefined;
  return typeof at === "string" ? at : undefined;
}
