import { expect, test } from "vitest";
import { copyDatabase, listDifferences } from "#server/operations/backup/copy-database";
import { COPIED_NAMES } from "#server/platform/db/copied-tables";
import { migrateToLatest } from "#server/platform/db/migrate";
import { type Db, getEngine } from "#server/platform/db/open";
import { countRows } from "#server/platform/db/table-rows";
import { CAST } from "./support/cast";
import { createServerDatabase, openAt, openSnapshot } from "./support/engines";
import { fillEveryTable } from "./support/every-table";
import { emptyFolder } from "./support/folders";
import { writeRecipe } from "./support/recipes";

const ALL = { without: [], onRows: () => undefined };

const lastId = async (db: Db) => (await getEngine(db).bulk.listLastIds(db)).get("recipes");

test("every table is copied to PostgreSQL and back, cell by cell, and ids continue as before", async () => {
  const sqlite = openAt({ dataDir: emptyFolder() });
  await fillEveryTable(sqlite.db, sqlite.dataDir);
  const tables = (await sqlite.db.introspection.getTables()).map(({ name }) => name);
  const own = /^(sqlite_|kysely_)|_words/;
  expect(tables.filter((name) => !own.test(name)).sort()).toEqual([...COPIED_NAMES].sort());
  for (const name of COPIED_NAMES) {
    expect([name, await countRows(sqlite.db, name)]).not.toEqual([name, 0]);
  }
  const there = openAt(await createServerDatabase("copied"));
  const back = openAt({ dataDir: emptyFolder() });
  for (const { db } of [there, back]) await migrateToLatest(db);
  await copyDatabase(await openSnapshot(sqlite), there.db, ALL);
  await copyDatabase(await openSnapshot(there), back.db, ALL);
  for (const { db } of [there, back]) {
    expect(await listDifferences(await openSnapshot(sqlite), db, [])).toEqual([]);
  }
  const last = await lastId(sqlite.db);
  expect([await lastId(there.db), await lastId(back.db)]).toEqual([last, last]);
  for (const { db } of [there, back]) {
    const [id, user_id] = [(last ?? 0) + 1, CAST.bob.id];
    expect(await writeRecipe(db, "alice", { title: "Next" })).toBe(id);
    await db.insertInto("likes").values({ user_id, recipe_id: id, liked_at: 1 }).execute();
    const likes = db.selectFrom("recipes").select("likes_count").where("id", "=", id);
    expect(await likes.execute()).toEqual([{ likes_count: 1 }]);
    expect(await getEngine(db).listFaults(db)).toEqual([]);
  }
  await there.db.updateTable("ingredients").set({ sugars: 0.3 }).where("id", "=", 1).execute();
  const changed = await listDifferences(await openSnapshot(sqlite), there.db, ["recipes", "likes"]);
  expect(changed).toContain("ingredients");
});

test("a snapshot of either engine shows the time it was opened, not of its first read", async () => {
  const places = [{ dataDir: emptyFolder() }, await createServerDatabase("snapshot")];
  for (const { db, ...place } of places.map(openAt)) {
    await migrateToLatest(db);
    const snapshot = await openSnapshot(place);
    await db.insertInto("versions").values({ name: "later", value: "" }).execute();
    const later = snapshot.selectFrom("versions").select("value").where("name", "=", "later");
    expect([place, await later.execute()]).toEqual([place, []]);
    expect(await countRows(db, "versions")).toBe((await countRows(snapshot, "versions")) + 1);
  }
});
