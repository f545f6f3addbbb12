import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/server";
import { DatabaseBusy } from "../../errors";

test("who cannot write because another process does hears that the database is busy", async () => {
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
