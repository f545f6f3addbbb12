import path from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { checkStorage } from "../../../tests/support/checks";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";

async function openWorld() {
  const world = openTestDatabase();
  const soup = await writeRecipe(world.db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
  return { ...world, soup };
}

test("an index that does not match its table is reported and repaired", async () => {
  const world = await openWorld();
  const sqlite = new Sqlite(path.join(world.dataDir, "popote.sqlite"));
  sqlite.unsafeMode();
  sqlite.pragma("writable_schema = ON");
  sqlite.exec(`
    UPDATE sqlite_schema SET sql = 'CREATE INDEX recipes_saved_by ON recipes (title)'
    WHERE name = 'recipes_saved_by'`);
  sqlite.pragma("schema_version = 99999");
  sqlite.close();
  const before = await checkStorage(world);
  expect(before).toMatchObject({ left: before.lines.length, repaired: 0 });
  expect(before.lines.join("\n")).toMatch(/The database: .*missing from index recipes_saved_by/);
  expect(before.lines.filter((line) => !line.startsWith("repairable: "))).toEqual([]);
  const { left, repaired } = await checkStorage(world, { isRepairing: true });
  expect(left).toBe(0);
  expect(repaired).toBeGreaterThan(0);
  expect(await checkStorage(world)).toEqual({ lines: [], left: 0, repaired: 0 });
  expect(await world.db.selectFrom("audit").select(["act", "subject"]).execute()).toEqual([
    { act: "check.repair", subject: String(repaired) },
  ]);
});

test("a row with a broken foreign key is reported and left alone", async () => {
  const world = await openWorld();
  await sql`PRAGMA foreign_keys = OFF`.execute(world.db);
  await sql`INSERT INTO likes VALUES (77, ${world.soup}, 1)`.execute(world.db);
  const { lines, left, repaired } = await checkStorage(world, { isRepairing: true });
  expect({ left, repaired }).toEqual({ left: 1, repaired: 0 });
  expect(lines).toEqual([
    expect.stringMatching(/^found: .* of likes names a row of users that is not there/),
  ]);
});
