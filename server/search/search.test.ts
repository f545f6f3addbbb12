import { expect, test } from "vitest";
import { deleteRecipe } from "#server/recipes/commands";
import { CAST } from "../../tests/support/cast";
import { writeRecipe } from "../../tests/support/recipes";
import { openTestDatabase } from "../../tests/support/server";
import { rowsWith } from "../db/full-text";
import type { Db } from "../db/open";
import { termFor } from "../full-text/index-terms";
import { updateIndexes } from "../full-text/reindexing";
import { forgetUnusedWords } from "../full-text/unused-words";

const isKnown = async (db: Db, word: string) =>
  (await db.selectFrom("word_fragments").select("word").where("word", "=", word).execute()).length >
  0;

const idsIn = async (db: Db, stem: string) =>
  (
    await db
      .selectFrom(rowsWith("other_recipe_words", { word: termFor.title(stem) }))
      .select("hit.id")
      .execute()
  ).map(({ id }) => id);

test("a word is known for its typos as long as something is written with it", async () => {
  const { db } = openTestDatabase();
  const first = await writeRecipe(db, "alice", { title: "Zanzibar", steps: ["Quokka"] });
  const second = await writeRecipe(db, "bob", { title: "Zanzibar" });
  await deleteRecipe(db, CAST.alice, first);
  expect(await forgetUnusedWords(db, new AbortController().signal)).toBe(1);
  expect(await isKnown(db, "quokka")).toBe(false);
  expect(await isKnown(db, "zanzibar")).toBe(true);
  await deleteRecipe(db, CAST.bob, second);
  await forgetUnusedWords(db, new AbortController().signal);
  expect(await isKnown(db, "zanzibar")).toBe(false);
  expect(await isKnown(db, "tomato")).toBe(true);
  expect(await isKnown(db, "alice")).toBe(true);
});

test("what was indexed by older rules is indexed anew when Popote starts", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { title: "Zanzibar" });
  await db.updateTable("versions").set({ value: "0" }).where("name", "=", "words").execute();
  await db.updateTable("recipes").set({ title: "Timbuktu" }).execute();
  await updateIndexes(db);
  expect(await idsIn(db, "zanzibar")).toEqual([]);
  expect(await idsIn(db, "timbuktu")).toEqual([id]);
  expect(await isKnown(db, "zanzibar")).toBe(false);
  expect(await isKnown(db, "tomato")).toBe(true);
});

test("no word stays in an index when a write is taken back", async () => {
  const { db } = openTestDatabase();
  const broken = { title: "Zanzibar", yield: 5_000 };
  await expect(writeRecipe(db, "alice", broken)).rejects.toThrow(/CHECK/);
  expect(await idsIn(db, "zanzibar")).toEqual([]);
});
