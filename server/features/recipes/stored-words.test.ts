import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { MAX_LINE_TEXT } from "#domain/recipe/recipe";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { listFixtureWords } from "../../../tests/support/fixture-lines";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import type { Db } from "../../platform/db/open";
import { newSecret } from "../../platform/secrets";
import { openLexicon } from "../ingredients/lexicon-queries";
import { parseWords } from "./parse-lines";
import { restoreRevision } from "./restore-revision";

const LINES_A_RECIPE = 100;
/** What normalising, trimming, or counting other units than UTF-16 would move. */
const UNUSUAL = [
  "1\u00a0kg de pommes",
  "½\u2009tasse de sucre",
  "🥕 2 carrots",
  "2 tsp. 'strong' \"00\" \\ mustard",
  "200 g 豆腐, 切块",
  "1 %_ egg; -- beaten",
];

const listWords = (language: Locale) =>
  [...listFixtureWords(language), ...UNUSUAL].filter((words) => words.length <= MAX_LINE_TEXT);

const listLines = (db: Db, recipe: number) =>
  db
    .selectFrom("recipe_ingredients")
    .select(["words", "text", "parse", "words_by"])
    .where("recipe_id", "=", recipe)
    .orderBy("position")
    .execute();

test.each(LOCALES)(
  "words and parses are stored to the letter, and an old revision taken back has the same words (%s)",
  async (language) => {
    const { db } = openTestDatabase();
    const lexicon = await openLexicon(db);
    const all = listWords(language);
    expect(all.length).toBeGreaterThan(1_000);
    for (let from = 0; from < all.length; from += LINES_A_RECIPE) {
      const texts = all.slice(from, from + LINES_A_RECIPE);
      const lines = texts.map((text) => ({ words: text, name: "Leek" }));
      const expected = parseWords(lexicon, lines, { locale: language, language }).map(
        ({ parse }, at) => ({ words: texts[at], text: texts[at], parse, words_by: "cook" }),
      );
      const ingredients = texts.map((text) => ({
        ...{ name: "Leek", text, complement: "" },
        ...{ amount: null, unit: "NONE" as const },
      }));
      const id = await writeRecipe(db, "alice", { language, ingredients });
      expect(await listLines(db, id)).toEqual(expected);
      await rewriteRecipe(db, "alice", id, { language, ingredients: [] });
      await restoreRevision(db, CAST.alice, { id, version: 1, current: 2, formKey: newSecret() });
      // The job parses most of them later.
      const words = expected.map(({ parse, ...line }) => line);
      expect(await listLines(db, id)).toMatchObject(words);
    }
  },
);
