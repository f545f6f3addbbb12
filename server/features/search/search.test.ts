import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { deleteRecipe } from "#server/features/recipes/commands";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";
import { selectMatches } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { termFor } from "../../policies/full-text/index-terms";
import { isReindexing, updateIndexes } from "../../policies/full-text/reindexing";
import { forgetUnusedWords } from "../../policies/full-text/unused-words";
import { search } from "./search";

const isKnown = async (db: Db, word: string) =>
  (await db.selectFrom("word_fragments").select("word").where("word", "=", word).execute()).length >
  0;

const idsIn = async (db: Db, stem: string) =>
  (
    await db
      .selectFrom(selectMatches(db, "other_recipe_words", { word: termFor.title(stem) }))
      .select("hit.id")
      .execute()
  ).map(({ id }) => id);

test("a word can correct typos as long as some content contains it", async () => {
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

test("only a few concurrent searches run at once, and other work runs between them", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Zanzibar", visibility: "PUBLIC" });
  const ended: number[] = [];
  const searches = Array.from({ length: 20 }, async (_, at) => {
    await search(db, null, "zanzibar", { cursor: null, locale: "en" });
    ended.push(at);
  });
  for (let turn = 0; turn < 3; turn++) await setImmediate();
  expect(ended.length).toBeLessThan(10);
  await Promise.all(searches);
  expect(ended).toHaveLength(20);
});

test("entries indexed by older rules are indexed again when Popote starts", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { title: "Zanzibar" });
  await db.updateTable("versions").set({ value: "0" }).where("name", "=", "words").execute();
  await db.updateTable("recipes").set({ title: "Timbuktu" }).execute();
  await updateIndexes(db);
  await forgetUnusedWords(db, new AbortController().signal);
  expect(await idsIn(db, "zanzibar")).toEqual([]);
  expect(await idsIn(db, "timbuktu")).toEqual([id]);
  expect(await isKnown(db, "zanzibar")).toBe(false);
  expect(await isKnown(db, "tomato")).toBe(true);
});

test("reindexing resumes after a stop, and searches report it until it is done", async () => {
  const server = await openTestServer();
  const { db } = server;
  for (let count = 0; count < 3; count++)
    await writeRecipe(db, "alice", { title: "Zanzibar", visibility: "PUBLIC" });
  await db.updateTable("versions").set({ value: "0" }).where("name", "=", "words").execute();
  await db.updateTable("recipes").set({ title: "Timbuktu" }).execute();
  const nobody = await server.as("nobody");
  const notice = "Popote was updated and is indexing all recipes again";
  let asked = 0;
  while (await isReindexing(db)) {
    const page = await nobody.get("/search?search=zanzibar");
    expect(extractText(page.text)).toContain(notice);
    let steps = 0;
    await updateIndexes(db, {
      get aborted() {
        return ++steps > 1;
      },
    } as AbortSignal);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(3);
  const page = await nobody.get("/search?search=timbuktu");
  expect(page.text.match(/<h3>/g)).toHaveLength(3);
  expect(extractText(page.text)).not.toContain(notice);
});

test("a rolled-back write leaves no word in an index", async () => {
  const { db } = openTestDatabase();
  const broken = { title: "Zanzibar", yield: 5_000 };
  await expect(writeRecipe(db, "alice", broken)).rejects.toThrow(/check/i);
  expect(await idsIn(db, "zanzibar")).toEqual([]);
});
