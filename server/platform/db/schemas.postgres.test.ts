import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { readPostgresSchema, readSqliteSchema } from "../../../tests/support/schemas";
import { migrateToLatest, migrateToNothing } from "./migrate";
import { openDatabase } from "./sqlite/open";

test("both engines have the same tables, columns, keys, indexes, checks and triggers", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-schema-"));
  const sqlite = openDatabase(folder);
  onTestFinished(async () => {
    await sqlite.destroy();
    rmSync(folder, { recursive: true });
  });
  await migrateToLatest(sqlite);
  const expected = await readSqliteSchema(sqlite as never);
  expect(Object.keys(expected).length).toBeGreaterThan(30);
  expect(await readPostgresSchema(openTestDatabase().db as never)).toEqual(expected);
});

test("the baseline can be reverted and run again to the same schema", async () => {
  const { db } = openTestDatabase();
  const schema = await readPostgresSchema(db as never);
  await migrateToNothing(db);
  expect(await readPostgresSchema(db as never)).toEqual({});
  await migrateToLatest(db);
  expect(await readPostgresSchema(db as never)).toEqual(schema);
});
