import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { choiceText } from "#domain/line/ingredient-choice";
import { foldedKey } from "#domain/text/text";
import { understandLines } from "#reader/lines/understand-lines";
import { openTestDatabase } from "../../../tests/support/database";
import { openLexicon } from "./lexicon-queries";
import { matchIngredients } from "./match-ingredients";
import { searchIngredients } from "./search-queries";

interface OtherName {
  source: string;
  sourceCode: string;
  language: Locale;
  name: string;
}

const NAMES: OtherName[] = parse(
  readFileSync("server/features/ingredients/other-names.tsv", "utf8"),
  {
    columns: true,
    delimiter: "\t",
    quote: null,
  },
);

const namedFoods = async () => {
  const { db } = openTestDatabase();
  const foods = await db
    .selectFrom("ingredients")
    .select(["id", "source", "source_code as code"])
    .execute();
  const ids = new Map(foods.map(({ id, source, code }) => [`${source} ${code}`, id]));
  const rows = NAMES.map((row) => ({ ...row, id: ids.get(`${row.source} ${row.sourceCode}`) }));
  return { db, rows };
};

test("every other name belongs to a food of the catalogue, and to only one in its language", async () => {
  const { db, rows } = await namedFoods();
  expect(rows.filter(({ id }) => id === undefined)).toEqual([]);
  const known = await db
    .selectFrom("ingredient_names")
    .select(["ingredient_id as id", "locale", "key"])
    .execute();
  const foods = new Map<string, Set<number>>();
  for (const { id, locale, key } of known) {
    const named = `${locale} ${key}`;
    foods.set(named, (foods.get(named) ?? new Set()).add(id));
  }
  const shared = rows.filter(
    ({ name, language }) => foods.get(`${language} ${foldedKey(name)}`)?.size !== 1,
  );
  expect(shared).toEqual([]);
});

test("the form knows every name, however it is typed", async () => {
  const { db, rows } = await namedFoods();
  for (const locale of LOCALES) {
    const asked = rows.filter(({ language }) => language === locale);
    const meanings = await matchIngredients(
      db,
      asked.map(({ name }) => ({ name: name.toUpperCase() })),
      locale,
    );
    const wrong = asked.filter((row, index) => {
      const meaning = meanings[index];
      return meaning?.kind !== "catalogue" || meaning.ingredient.id !== row.id;
    });
    expect(wrong).toEqual([]);
  }
});

test.each(LOCALES)(
  "every name is suggested, and finds its food in the filter and the search: %s",
  async (locale) => {
    const { db, rows } = await namedFoods();
    const wrong: string[] = [];
    for (const { name, id } of rows.filter(({ language }) => language === locale)) {
      const found = await searchIngredients(db, name, locale, 8);
      if (!found.some((each) => each.id === id)) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  },
);

/** The first starts with a number, which reads as a measure; in the others "de" reads as French. */
const NOT_READ = ["7Up", "chile de arbol", "dried chile de arbol"];

test("a line with a name, measured or not, is read as its food", async () => {
  const { db, rows } = await namedFoods();
  const misread = async (asked: typeof rows, locale: Locale, measure: string) => {
    const typed = asked.map(({ name }) => measure + name);
    const lines = understandLines(await openLexicon(db), typed, { locale, language: locale });
    return asked.filter(({ id = 0 }, index) => {
      const { choice, name } = lines[index] ?? { name: "" };
      return choice !== choiceText(id, name);
    });
  };
  const wrong: string[] = [];
  for (const locale of LOCALES) {
    const own = rows.filter(({ language }) => language === locale);
    const left = await misread(await misread(own, locale, "200 g "), locale, "");
    wrong.push(...left.map(({ name }) => name));
  }
  expect(wrong.sort()).toEqual(NOT_READ);
});
