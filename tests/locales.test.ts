import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/language/locales";
import { RECIPE_FIELDS, RECIPE_INPUT_NAMES, type RecipeField } from "#domain/recipe/recipe-fields";

const PLURALS = /_(zero|one|two|few|many|other)$/;

function listKeys(words: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : listKeys(value, `${prefix}${key}.`),
  );
}

const holesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();

const readTexts = (locale: string, file: string) =>
  listKeys(JSON.parse(readFileSync(`locales/${locale}/${file}`, "utf8")));

test.each(readdirSync("locales/en"))(
  "%s has the same keys in every language, and no empty text",
  (file) => {
    const bare = (locale: string) =>
      [...new Set(readTexts(locale, file).map(([key]) => key.replace(PLURALS, "")))].sort();
    for (const locale of LOCALES) {
      expect(readdirSync(`locales/${locale}`)).toEqual(readdirSync("locales/en"));
      expect(bare(locale)).toEqual(bare("en"));
      expect(readTexts(locale, file).filter(([, text]) => text.trim() === "")).toEqual([]);
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      const plural = new Set(
        readTexts(locale, file)
          .filter(([key]) => PLURALS.test(key))
          .map(([key]) => key.replace(PLURALS, "")),
      );
      for (const key of plural) {
        const given = readTexts(locale, file).filter(([each]) => each.replace(PLURALS, "") === key);
        expect({ key, forms: given.length }).toEqual({ key, forms: forms.length });
      }
    }
  },
);

test("every choice of a recipe's fields has a label", () => {
  const labels = new Set(readTexts("en", "recipe.json").map(([key]) => key));
  const languages = new Set(readTexts("en", "language.json").map(([key]) => key));
  for (const name of RECIPE_INPUT_NAMES) {
    const field: RecipeField = RECIPE_FIELDS[name];
    if (field.kind !== "choice") continue;
    const isNamed = (value: string) =>
      name === "language" ? languages.has(value) : labels.has(`${name}.${value}`);
    expect({ name, unnamed: field.values.filter((each) => !isNamed(each)) }).toEqual({
      name,
      unnamed: [],
    });
  }
});

test.each(LOCALES)("texts in %s have the same placeholders as in English", (locale) => {
  for (const file of readdirSync("locales/en")) {
    const translated = new Map(readTexts(locale, file));
    for (const [key, text] of readTexts("en", file)) {
      const holes = holesIn(translated.get(key) ?? "");
      expect({ key, holes }).toEqual({ key, holes: holesIn(text) });
    }
  }
});

const canadian = Object.entries(
  JSON.parse(readFileSync("locales/fr-CA.json", "utf8")) as Record<string, string>,
);

test("Canadian French only overrides French texts, with the same placeholders and plural forms", () => {
  const french = new Map(
    readdirSync("locales/fr").flatMap((file) =>
      readTexts("fr", file).map(([key, text]) => [`${file.replace(".json", "")}:${key}`, text]),
    ),
  );
  expect(canadian.length).toBeGreaterThan(40);
  for (const [key, text] of canadian) {
    const instead = french.get(key) ?? "";
    expect({ key, isKnown: french.has(key), isSame: text === instead }).toEqual({
      key,
      isKnown: true,
      isSame: false,
    });
    expect({ key, holes: holesIn(text) }).toEqual({ key, holes: holesIn(instead) });
    const forms = (keys: Iterable<string>) => {
      const plural = key.replace(PLURALS, "");
      return [...keys].filter((each) => PLURALS.test(each) && each.replace(PLURALS, "") === plural);
    };
    expect(forms(canadian.map(([each]) => each)).sort()).toEqual(forms(french.keys()).sort());
  }
});

test("French texts have non-breaking spaces before : ; ! ? and inside « »", () => {
  const texts = [
    ...readdirSync("locales/fr").flatMap((file) =>
      readTexts("fr", file).map(([key, text]) => [`${file} ${key}`, text] as const),
    ),
    ...canadian,
  ];
  const wrong = texts.filter(([, text]) =>
    /[^\u00a0\u202f\s][;!?»]|[^\u00a0\u202f\d/s]:(?!\/)| [:;!?»]|« |«[^\u00a0\u202f]|'/.test(text),
  );
  expect(wrong).toEqual([]);
});

test("French texts elide before a vowel: no “le e-mail”", () => {
  const texts = readdirSync("locales/fr").flatMap((file) => readTexts("fr", file));
  const gaping = texts.filter(([, text]) => /\b(le|de|du|ce|que|au) e-mail/i.test(text));
  expect(gaping).toEqual([]);
});
