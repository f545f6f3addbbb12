import { expect, test } from "vitest";
import { LOCALES } from "#domain/language/locales";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { readFixtureLines } from "../../../tests/support/fixture-lines";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import { newSecret } from "../../platform/secrets";
import { restoreRevision } from "./restore-revision";

const LINES = 100;

test.each(LOCALES)(
  "an old revision taken back has its words to the letter (%s)",
  async (locale) => {
    const { db } = openTestDatabase();
    const lines = (await readFixtureLines(db, locale)).map(({ line }) => line.words);
    const texts = lines.filter((text) => text.length <= 250).slice(0, 5 * LINES);
    for (let from = 0; from < texts.length; from += LINES) {
      const ingredients = texts.slice(from, from + LINES).map((text) => {
        return { name: "Leek", amount: null, unit: "NONE" as const, complement: "", text };
      });
      const id = await writeRecipe(db, "alice", { language: locale, ingredients });
      await rewriteRecipe(db, "alice", id, { language: locale, ingredients: [] });
      const request = { id, version: 1, current: 2, formKey: newSecret() };
      await restoreRevision(db, CAST.alice, request);
      const rows = await db
        .selectFrom("recipe_ingredients")
        .select(["words", "text", "words_by"])
        .where("recipe_id", "=", id)
        .orderBy("position")
        .execute();
      const expected = ingredients.map(({ text }) => ({ words: text, text, words_by: "cook" }));
      expect(rows).toEqual(expected);
    }
  },
);
