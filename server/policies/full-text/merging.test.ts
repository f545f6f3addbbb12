import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";
import { selectMatches } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { termFor } from "./index-terms";
import { mergeIndexes } from "./merging";

async function titled(db: Db, word: string): Promise<number> {
  const rows = await db
    .selectFrom(selectMatches(db, "public_recipe_words", { word: termFor.title(word) }))
    .select("hit.id")
    .execute();
  return rows.length;
}

test("an abort stops the merge between two steps", async () => {
  const { db } = openTestDatabase();
  for (let count = 0; count < 30; count++) {
    await writeRecipe(db, "alice", { title: `Zanzibar ${count}`, visibility: "PUBLIC" });
  }
  expect(await mergeIndexes(db, AbortSignal.abort())).toBe(0);
  expect(await titled(db, "zanzibar")).toBe(30);
});
