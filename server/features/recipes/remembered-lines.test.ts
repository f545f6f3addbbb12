import { expect, test } from "vitest";
import { ingredientId } from "../../../tests/support/catalogue-editing";
import { openTestDatabase } from "../../../tests/support/database";
import { replaceNames } from "../ingredients/ingredient-names";
import { openLexicon } from "../ingredients/lexicon-queries";
import { rememberLines } from "./remembered-lines";

const IN_ENGLISH = { locale: "en", language: "en", spoken: "en" } as const;

test("a line that was read means another food once the catalogue gives its words to that", async () => {
  const { db } = openTestDatabase();
  const flour = await ingredientId(db, "All-purpose flour");
  const read = async () =>
    rememberLines(await openLexicon(db), ["2 cups zorgle", "2 cups zorgle"], IN_ENGLISH);
  const [own, again] = await read();
  expect(own).toMatchObject({ typed: "2 cups zorgle", choice: "own:zorgle" });
  expect(again).toEqual(own);
  const words = { en: { name: "Zorgle", aliases: [] }, fr: { name: "Zorgle", aliases: [] } };
  await db.transaction().execute((trx) => replaceNames(trx, flour, words));
  expect(await read()).toMatchObject([
    { choice: `${flour}:zorgle` },
    { choice: `${flour}:zorgle` },
  ]);
});

test("the same words are read for each language", async () => {
  const { db } = openTestDatabase();
  const lexicon = await openLexicon(db);
  const [english] = rememberLines(lexicon, ["2 pains"], IN_ENGLISH);
  const french = { locale: "fr", language: "fr", spoken: "fr" } as const;
  const [line] = rememberLines(lexicon, ["2 pains"], french);
  expect([english?.parse.language, line?.parse.language]).toEqual(["en", "fr"]);
});
