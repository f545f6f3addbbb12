import { expect, test } from "vitest";
import { UI_LOCALES } from "#domain/language/locales";
import type { Translations } from "#domain/language/translations";
import { translations } from "#server/platform/translations";
import { browserTranslations } from "./browser-translations";

const files = import.meta.glob<Record<string, unknown>>(
  ["../../locales/en/*.json", "!**/{email,flash,offline,published,ready}.json"],
  { eager: true, import: "default" },
);

type Translate = (key: string | string[], values?: object) => string;

/** Every key as code uses it: plurals without their suffix. */
function listKeys(words: object): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [key.replace(/_(one|many|other)$/, "")]
      : listKeys(value).map((rest) => `${key}.${rest}`),
  );
}

const keys = Object.entries(files).flatMap(([file, content]) => {
  const namespace = file.replace(/^.*\/|\.json$/g, "");
  return [...new Set(listKeys(content))].map((key) => `${namespace}:${key}`);
});

/** A value for each placeholder, containing `$&`, which is special to String.replace. */
const names = JSON.stringify(Object.values(files)).matchAll(/\{\{(\w+)/g);
const NAMED = Object.fromEntries([...names].map(([, name]) => [name, `$& of «${name}»`]));

test.each(UI_LOCALES)(
  "in %s the browser returns every text that the server returns",
  async (locale) => {
    const namespaces = [...new Set(keys.map((key) => key.split(":")[0] as string))];
    const server = translations(locale) as unknown as Translations;
    const browser = await browserTranslations(locale, namespaces);
    expect(keys.length).toBeGreaterThan(500);
    const said = (speaker: Translations, values: Record<string, unknown>) => {
      const translate = speaker.getFixedT(null, "common") as Translate;
      return keys.map((key) => translate(key, values));
    };
    for (const count of [0, 1, 2, 1.5, 12_345, 1_000_000]) {
      const values = { ...NAMED, count };
      expect(said(browser, values)).toEqual(said(server, values));
    }
  },
);

test("the first of several keys that has a text is used, otherwise the last key is returned", async () => {
  const browser = await browserTranslations("fr", ["common", "errors"]);
  const asked = [
    ["field.required"],
    ["field.unheardOf", "field.required"],
    ["field.unheardOf", "common:shell.skip"],
    ["field.unheardOf", "common:not.there"],
    "common:not.there",
  ];
  for (const keys of asked) {
    const said = [browser, translations("fr") as unknown as Translations].map((each) =>
      (each.getFixedT(null, "errors") as Translate)(keys),
    );
    expect(said[0]).toBe(said[1]);
  }
});

test("a namespace is loaded on first use", async () => {
  const browser = await browserTranslations("fr", ["common"]);
  expect(browser.hasLoadedNamespace(["search"])).toBe(false);
  await browser.loadNamespaces(["search"]);
  expect(browser.hasLoadedNamespace(["search"])).toBe(true);
  const translate = browser.getFixedT(null, "search") as Translate;
  expect(translate("title")).toBe(translations("fr").t("search:title"));
});
