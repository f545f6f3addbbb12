import path from "node:path";
import Sqlite from "better-sqlite3";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { CAST } from "../../../../tests/support/cast";
import { openTestDatabase } from "../../../../tests/support/database";
import { DatabaseBusy } from "../../errors";
import type { Database } from "../tables";

test("a write fails with DatabaseBusy while another process writes", async () => {
  const { db, dataDir } = openTestDatabase();
  const other = new Sqlite(path.join(dataDir, "popote.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const rename = (username: string) =>
    db.updateTable("users").set({ username }).where("id", "=", CAST.alice.id).execute();
  await expect(rename("late")).rejects.toBeInstanceOf(DatabaseBusy);
  const within = db.transaction().execute(async () => undefined);
  await expect(within).rejects.toBeInstanceOf(DatabaseBusy);
  other.exec("ROLLBACK");
  other.close();
  await rename("again");
});

test("rows stream inside and outside a transaction, and the connection is free afterwards", async () => {
  const { db } = openTestDatabase();
  const readNames = async (from: Kysely<Database>) => {
    const names: string[] = [];
    for await (const { username } of from.selectFrom("users").select("username").stream())
      names.push(username);
    return names;
  };
  const outside = await readNames(db);
  expect(outside).toContain(CAST.alice.username);
  expect(await db.transaction().execute(readNames)).toEqual(outside);
  for await (const _ of db.selectFrom("users").select("id").stream()) break;
  await db.updateTable("users").set({ username: "free" }).where("id", "=", 1).execute();
});
