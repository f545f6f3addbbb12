import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PLURALS = /_(zero|one|two|few|many|other)$/;

function keysOf(words: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : keysOf(value, `${prefix}${key}.`),
  );
}

const wordsOf = (locale: string, file: string) =>
  keysOf(JSON.parse(readFileSync(`locales/${locale}/${file}`, "utf8")));

test.each(readdirSync("locales/en"))(
  "%s says the same things in both languages, none of them empty",
  (file) => {
    const bare = (locale: string) =>
      [...new Set(wordsOf(locale, file).map(([key]) => key.replace(PLURALS, "")))].sort();
    expect(bare("fr")).toEqual(bare("en"));
    for (const locale of ["en", "fr"]) {
      expect(wordsOf(locale, file).filter(([, text]) => text.trim() === "")).toEqual([]);
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      const plural = new Set(
        wordsOf(locale, file)
          .filter(([key]) => PLURALS.test(key))
          .map(([key]) => key.replace(PLURALS, "")),
      );
      for (const key of plural) {
        const given = wordsOf(locale, file).filter(([each]) => each.replace(PLURALS, "") === key);
        expect({ key, forms: given.length }).toEqual({ key, forms: forms.length });
      }
    }
    expect(readdirSync("locales/fr")).toEqual(readdirSync("locales/en"));
  },
);

test("the same holes are filled in both languages", () => {
  const holes = (text: string) =>
    [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();
  for (const file of readdirSync("locales/en")) {
    const french = new Map(wordsOf("fr", file));
    for (const [key, text] of wordsOf("en", file)) {
      expect({ key, holes: holes(french.get(key) ?? "") }).toEqual({ key, holes: holes(text) });
    }
  }
});

test("French keeps its spaces: unbreakable before : ; ! ? and inside « »", () => {
  const wrong = readdirSync("locales/fr").flatMap((file) =>
    wordsOf("fr", file)
      .filter(([, text]) =>
        /[^\u00a0\u202f\s][;!?»]|[^\u00a0\u202f\d/s]:(?!\/)| [:;!?»]|« |«[^\u00a0\u202f]|'/.test(
          text,
        ),
      )
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
