import type { i18n } from "i18next";

interface Words {
  [key: string]: string | Words | undefined;
}
type Values = Record<string, unknown>;

/**
 * What a page in the browser needs of i18next, at a tenth of its bytes: the reader's language only, and
 * of it the namespaces given; others are loaded when a part of a page first asks for them. It says
 * what i18next says on the server (a test compares them word for word).
 */
export async function browserTranslations(language: string, namespaces: string[]): Promise<i18n> {
  const loaded: Record<string, Words | undefined> = {};
  const load = (names: string[]) =>
    Promise.all(names.map(async (name) => (loaded[name] = await wordsOf(language, name))));
  await load(namespaces);
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);

  function say(key: string, own: string, values: Values): string | undefined {
    const [path = "", namespace = own] = key.split(":").reverse();
    const words = loaded[namespace];
    const { count } = values;
    const form = typeof count === "number" && found(words, `${path}_${plural.select(count)}`);
    const text = form || found(words, path);
    return text?.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber) => {
      const value = values[name] ?? "";
      return isNumber ? number.format(Number(value)) : String(value);
    });
  }

  const speaker = {
    language,
    languages: [language],
    isInitialized: true,
    // On the way to another page its words are loaded before it is shown.
    options: { defaultNS: "common", react: { useSuspense: true, bindI18n: "" } },
    /** Says the first of the keys that there are words for, else the last key itself. */
    getFixedT:
      (_: unknown, own: string) =>
      (asked: string | string[], values: Values = {}) => {
        const keys = [asked].flat();
        for (const key of keys) {
          const text = say(key, own, values);
          if (text) return text;
        }
        return keys.at(-1)?.replace(/^.*:/, "");
      },
    hasLoadedNamespace: (name: string) => name in loaded,
    loadNamespaces: (names: string[], done: () => void) => load(names).then(done),
  };
  return speaker as unknown as i18n;
}

async function wordsOf(language: string, namespace: string): Promise<Words> {
  const file = await import(`../../locales/${language}/${namespace}.json`);
  return file.default;
}

/** The text at "page.element". */
function found(words: Words | undefined, path: string): string | undefined {
  let at: string | Words | undefined = words;
  for (const step of path.split(".")) at = typeof at === "object" ? at[step] : undefined;
  return typeof at === "string" ? at : undefined;
}
