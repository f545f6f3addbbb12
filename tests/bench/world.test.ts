import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { updateIndexes } from "#server/policies/full-text/reindexing";
import { makeWorld, type WorldSize } from "./world";

const SMALL: WorldSize = { recipes: 300, users: 60, seed: 1 };

async function openWorld(size: WorldSize): Promise<{ folder: string; sqlite: Sqlite.Database }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-world-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeWorld(folder, size);
  const sqlite = new Sqlite(path.join(folder, "popote.sqlite"));
  onTestFinished(() => {
    sqlite.close();
  });
  return { folder, sqlite };
}

/** Every word of every index with its row, and the words for typo tolerance. */
function indexed(sqlite: Sqlite.Database) {
  const indexes = ["public_recipe_words", "other_recipe_words", "user_words", "ingredient_words"];
  const words = indexes.map((index) => {
    sqlite.exec(`CREATE VIRTUAL TABLE temp.v_${index} USING fts5vocab(main, ${index}, instance)`);
    const rows = sqlite.prepare(`SELECT term, doc FROM v_${index} ORDER BY term, doc`).all();
    sqlite.exec(`DROP TABLE v_${index}`);
    return rows;
  });
  return [...words, sqlite.prepare("SELECT fragment, word FROM word_fragments").all()];
}

test("the bench world is indexed as if its users had written it", async () => {
  const { folder, sqlite } = await openWorld(SMALL);
  const made = indexed(sqlite);
  expect(made.map((rows) => rows.length > 100)).toEqual([true, true, true, true, true]);
  sqlite.prepare("DELETE FROM versions WHERE name = 'words'").run();
  const db = openDatabase(folder);
  await updateIndexes(db);
  await db.destroy();
  expect(indexed(sqlite)).toEqual(made);
});

test("the bench world has the shape its figures rely on", async () => {
  const { sqlite } = await openWorld(SMALL);
  const count = (sql: string) =>
    sqlite.prepare<[], number>(`SELECT count(*) FROM ${sql}`).pluck().get();
  expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
  expect([count("recipes"), count("users")]).toEqual([300, 60]);
  const perRecipe = Number(count("recipe_ingredients")) / 300;
  expect(Math.abs(perRecipe - 10)).toBeLessThan(1);
  const shares = ["PUBLIC", "PROTECTED", "PRIVATE"].map(
    (visibility) => Number(count(`recipes WHERE visibility = '${visibility}'`)) / 300,
  );
  for (const [at, share] of [0.45, 0.25, 0.3].entries())
    expect(Math.abs(Number(shares[at]) - share)).toBeLessThan(0.1);
  expect(count("follows WHERE follower_id = 60 AND accepted_at IS NOT NULL")).toBeGreaterThan(25);
  expect(count("cookbook_members WHERE user_id = 60")).toBeGreaterThan(2);
});

test("one seed always makes the same world, another seed a different one", async () => {
  const texts = async (seed: number) => {
    const { sqlite } = await openWorld({ ...SMALL, seed });
    return ["users", "recipes", "recipe_ingredients", "follows", "likes", "cookbook_recipes"].map(
      (table) => sqlite.prepare(`SELECT * FROM ${table}`).all(),
    );
  };
  const world = await texts(1);
  expect(await texts(1)).toEqual(world);
  expect(await texts(2)).not.toEqual(world);
});
