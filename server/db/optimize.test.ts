import { sql } from "kysely";
import { expect, test } from "vitest";
import { writeRecipe } from "../../tests/support/recipes";
import { openTestDatabase } from "../../tests/support/server";
import type { Db } from "./open";
import { careForDatabase } from "./optimize";

async function analyzed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT coalesce(idx, tbl) AS name FROM sqlite_stat1`.execute(db);
  return rows.map(({ name }) => name);
}

test("the planner knows the indexes, also those of the keys, and tables without one", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Leek", steps: ["Wash."] });
  await careForDatabase(db, new AbortController().signal);
  expect(await analyzed(db)).toEqual(
    expect.arrayContaining([
      "recipes_of_author",
      "recipe_ingredients_using",
      "word_fragments",
      "versions",
    ]),
  );
});

test("a stop ends it between two indexes", async () => {
  const { db } = openTestDatabase();
  await sql`DROP TABLE IF EXISTS sqlite_stat1`.execute(db).catch(() => undefined);
  await careForDatabase(db, AbortSignal.abort());
  await expect(analyzed(db)).rejects.toThrow(/sqlite_stat1/);
});
