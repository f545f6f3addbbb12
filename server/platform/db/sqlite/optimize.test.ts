import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/support/database";
import { writeRecipe } from "../../../../tests/support/recipes";
import type { Db } from "../engine";
import { optimizeDatabase } from "./optimize";

async function analyzed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT coalesce(idx, tbl) AS name FROM sqlite_stat1`.execute(db);
  return rows.map(({ name }) => name);
}

test("the planner has statistics on all indexes and on tables without one", async () => {
  const { db, dataDir } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Leek", steps: ["Wash."] });
  await optimizeDatabase(db, new AbortController().signal, dataDir);
  expect(await analyzed(db)).toEqual(
    expect.arrayContaining([
      "recipes_of_author",
      "recipe_ingredients_using",
      "word_fragments",
      "versions",
    ]),
  );
});

test("large analyzed indexes keep their statistics; all others are analyzed again", async () => {
  const { db, dataDir } = openTestDatabase();
  const care = () => optimizeDatabase(db, new AbortController().signal, dataDir);
  await care();
  for (const [name, stat] of [
    ["ingredient_names_stemmed", "300000 7"],
    ["versions", "100000 7"],
  ]) {
    await sql`UPDATE sqlite_stat1 SET stat = ${stat} WHERE coalesce(idx, tbl) = ${name}`.execute(
      db,
    );
  }
  await care();
  const { rows } = await sql<{ stat: string }>`
    SELECT stat FROM sqlite_stat1 WHERE stat LIKE '%00000 7'`.execute(db);
  expect(rows).toEqual([{ stat: "300000 7" }]);
});

test("an abort before the start changes nothing", async () => {
  const { db, dataDir } = openTestDatabase();
  await sql`DROP TABLE IF EXISTS sqlite_stat1`.execute(db).catch(() => undefined);
  await optimizeDatabase(db, AbortSignal.abort(), dataDir);
  await expect(analyzed(db)).rejects.toThrow(/sqlite_stat1/);
});
