import { toBaseLocale } from "#domain/language/locales";
import type { Translations } from "#domain/language/translations";
import { pluralRules } from "#domain/text/cached-formats";
import { formatNumber } from "#domain/text/format-number";

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
export async function browserTranslations(
  language: string,
  namespaces: string[],
): Promise<Translations> {
  const loaded: Record<string, Texts | undefined> = {};
  const load = async (names: readonly string[]) => {
    await Promise.all(names.map(async (name) => (loaded[name] = await fetchTexts(language, name))));
  };
  const regional: Record<string, string | undefined> =
    language === "fr-CA" ? (await import("../../locales/fr-CA.json")).default : {};
  await load(namespaces);

  function translate(key: string, ownNamespace: string, values: Values): string | undefined {
    const [path = "", namespace = ownNamespace] = key.split(":").reverse();
    const textAt = (at: string) =>
      regional[`${namespace}:${at}`] ?? findText(loaded[namespace], at);
    const { count } = values;
    const form =
      typeof count === "number" && textAt(`${path}_${pluralRules(language).select(count)}`);
    const text = form || textAt(path);
    return text?.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber) => {
      const value = values[name] ?? "";
      return isNumber ? formatNumber(Number(value), language) : String(value);
    });
  }

  /** The text of the first key that has one, otherwise the last key itself. */
  const makeFixedT =
    (ownNamespace: string) =>
    (key: string | string[], values: Values = {}) => {
      const keys = [key].flat();
      for (const each of keys) {
        const text = translate(each, ownNamespace, values);
        if (text) return text;
      }
      return keys.at(-1)?.replace(/^.*:/, "");
    };
  // One per namespace, because components compare it with that of their last rendering.
  const made: Record<string, ReturnType<typeof makeFixedT>> = {};

  return {
    language,
    getFixedT(_, namespace = "common") {
      made[namespace] ??= makeFixedT(namespace);
      return made[namespace];
    },
    hasLoadedNamespace: (names) => names.every((each) => each in loaded),
    // A navigation suspends until the next page's texts are loaded.
    loadNamespaces: load,
  };
}

async function fetchTexts(language: string, namespace: string): Promise<Texts | undefined> {
  return FILES[`../../locales/${toBaseLocale(language)}/${namespace}.json`]?.();
}

function findText(texts: Texts | undefined, path: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const step of path.split(".")) at = typeof at === "object" ? at[step] : undefined;
  return typeof at === "string" ? at : undefined;
}
