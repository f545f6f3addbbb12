import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { understandLines } from "#reader/lines/understand-lines";
import { CAST } from "../../tests/support/cast";
import { openTestDatabase } from "../../tests/support/database";
import { getEditableIngredient } from "../features/ingredients/editable-ingredient";
import { openLexicon } from "../features/ingredients/lexicon-queries";
import type { Db } from "../platform/db/open";
import { saveIngredient } from "./ingredient-commands";

const FIXTURES = "tests/fixtures/ingredient-lines";

const linesIn = (locale: Locale) =>
  readdirSync(FIXTURES)
    .filter((file) => file.startsWith(`${locale}-`))
    .flatMap((file) =>
      readFileSync(path.join(FIXTURES, file), "utf8").trimEnd().split("\n").slice(1),
    )
    .map((row) => row.split("\t")[0] ?? "");

async function readAll(db: Db) {
  const lexicon = await openLexicon(db);
  return LOCALES.map((locale) =>
    understandLines(lexicon, linesIn(locale), { locale, language: locale }),
  );
}

test("every line is read as before after all foods are renamed", async () => {
  const { db } = openTestDatabase();
  const before = await readAll(db);
  const foods = await db.selectFrom("ingredients").select("id").execute();
  for (const { id } of foods) {
    const { content, editedAt } = await getEditableIngredient(db, id);
    const words = {
      en: { name: `Renamed ${id}`, aliases: content.words.en.aliases },
      fr: { name: `Rebaptisé ${id}`, aliases: content.words.fr.aliases },
    };
    const save = { known: { id, editedAt }, content: { ...content, words } };
    expect(await saveIngredient(db, CAST.ada, save)).toEqual({ kind: "saved", id });
  }
  expect(await readAll(db)).toEqual(before);
});

test("a new name is recognized at once, and a removed one no longer", async () => {
  const { db } = openTestDatabase();
  const spinach = await db
    .selectFrom("ingredients")
    .select("id")
    .where("name_en", "=", "Spinach")
    .executeTakeFirstOrThrow();
  const read = async () =>
    understandLines(await openLexicon(db), ["200 g zorblax"], { locale: "en", language: "en" });
  const saveWith = async (more: string[]) => {
    const { content, editedAt } = await getEditableIngredient(db, spinach.id);
    const { en, fr } = content.words;
    const aliases = [...en.aliases.filter((alias) => alias !== "zorblax"), ...more];
    const words = { en: { ...en, aliases }, fr };
    const save = { known: { id: spinach.id, editedAt }, content: { ...content, words } };
    await saveIngredient(db, CAST.ada, save);
  };
  expect((await read())[0]?.choice).toBe("own:zorblax");
  await saveWith(["zorblax"]);
  expect((await read())[0]?.choice).toBe(`${spinach.id}:zorblax`);
  await saveWith([]);
  expect((await read())[0]?.choice).toBe("own:zorblax");
});
