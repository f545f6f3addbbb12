import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Migration, Migrator, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrateToLatest } from "../../platform/db/migrate";
import type { Db } from "../../platform/db/open";
import { openDatabase } from "../../platform/db/sqlite/open";
import { loadCatalogue } from "./catalogue";

const named = (db: Db, name: string) =>
  db.selectFrom("ingredients").selectAll().where("name_en", "=", name).executeTakeFirst();

const listNames = async (db: Db, id: number | undefined) =>
  (
    await db
      .selectFrom("ingredient_names")
      .select("name")
      .where("ingredient_id", "=", id ?? 0)
      .orderBy("is_alias")
      .orderBy("name")
      .execute()
  ).map(({ name }) => name);

const squash = async (db: Db) => {
  const found = await named(db, "Acorn squash");
  if (!found) throw new Error("no acorn squash");
  return found;
};

const everything = async (db: Db) => ({
  ingredients: await db.selectFrom("ingredients").selectAll().orderBy("id").execute(),
  names: await db
    .selectFrom("ingredient_names")
    .selectAll()
    .orderBy("key")
    .orderBy("locale")
    .orderBy("ingredient_id")
    .execute(),
});

function openEmpty(): Db {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-catalogue-"));
  const db = openDatabase(folder);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  return db;
}

async function migrateTo(db: Db, last: string): Promise<void> {
  const files = import.meta.glob<Migration>("../../../migrations/*.ts", { eager: true });
  const migrations = Object.fromEntries(
    Object.entries(files).map(([file, migration]) => [path.basename(file, ".ts"), migration]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(last);
  expect(error).toBeUndefined();
}

test("a database from before names had stems finds every ingredient by name and keeps its recipes", async () => {
  const db = openEmpty();
  await migrateTo(db, "004-people");
  const old = { category: "VEGETABLE", allow_amount: 0, allow_weight: 1, allow_volume: 0 } as const;
  const kumara = { ...old, name_en: "Kumara", name_fr: "Patate douce rouge" };
  await db
    .insertInto("ingredients")
    .values([
      { ...old, name_en: "Squash", name_fr: "Courge", source: "CNF 2015", source_code: "2448" },
      { ...kumara, source: null, source_code: null },
      { ...kumara, source: "CNF 2015", source_code: "999999" },
    ])
    .execute();
  const user = { id: 1, username: "Alice", username_key: "alice", email: "a@b.example" };
  await db
    .insertInto("users")
    .values({ ...user, created_at: 1 })
    .execute();
  const recipe = { id: 1, author_id: 1, title: "Soup", description: "", visibility: "PUBLIC" };
  await sql`
    INSERT INTO recipes (${sql.join(Object.keys(recipe).map((key) => sql.ref(key)))},
      creation_key, save_key, created_at, updated_at)
    VALUES (${sql.join(Object.values(recipe))}, 'a', 'b', 1, 1)`.execute(db);
  await sql`INSERT INTO recipe_ingredients VALUES (1, 0, 1, NULL, NULL, NULL, NULL, '')`.execute(
    db,
  );

  await migrateToLatest(db);
  expect(await loadCatalogue(db)).toBe(1186);
  expect(await squash(db)).toMatchObject({ id: 1, source_code: "2448", calories: 40 });
  expect(await listNames(db, 1)).toEqual(["Acorn squash", "Courge poivrée", "courgeron"]);
  for (const id of [2, 3])
    expect(await listNames(db, id)).toEqual(["Kumara", "Patate douce rouge"]);
  const { names } = await everything(db);
  expect(new Set(names.map((name) => name.ingredient_id)).size).toBe(1188);
  const lines = await db.selectFrom("recipe_ingredients").select("ingredient_id").execute();
  expect(lines).toEqual([{ ingredient_id: 1 }]);
});
