import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";
import { countSegments, selectMatches } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { termFor } from "./index-terms";
import { mergeIndexes, mergeNewSegments } from "./merging";

const never = new AbortController().signal;

async function titled(db: Db, word: string): Promise<number> {
  const rows = await db
    .selectFrom(selectMatches(db, "public_recipe_words", { word: termFor.title(word) }))
    .select("hit.id")
    .execute();
  return rows.length;
}

test("the segments left by writes are merged into one without changing results", async () => {
  const { db } = openTestDatabase();
  for (let count = 0; count < 30; count++) {
    await writeRecipe(db, "alice", { title: `Zanzibar ${count}`, visibility: "PUBLIC" });
  }
  expect(await countSegments(db, "public_recipe_words")).toBeGreaterThan(4);
  expect(await mergeIndexes(db, never)).toBeGreaterThan(0);
  expect(await countSegments(db, "public_recipe_words")).toBe(1);
  expect(await titled(db, "zanzibar")).toBe(30);
  expect(await mergeIndexes(db, never)).toBe(0);
});

test("recent segments are merged in the background, not by a commit", async () => {
  const { db } = openTestDatabase();
  await mergeNewSegments(db, never);
  for (let count = 0; count < 40; count++) {
    await writeRecipe(db, "alice", { title: `Zanzibar ${count}`, visibility: "PUBLIC" });
  }
  expect(await countSegments(db, "public_recipe_words")).toBeGreaterThanOrEqual(40);
  await mergeNewSegments(db, never);
  expect(await countSegments(db, "public_recipe_words")).toBeLessThan(10);
  expect(await titled(db, "zanzibar")).toBe(40);
});
