import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { getRecipe } from "#server/features/recipes/queries";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { CAST } from "../../../../tests/support/cast";
import { openTestDatabase } from "../../../../tests/support/database";
import { shareByLink, writeSharedRecipe } from "../../../../tests/support/recipes";

test("a key is looked up by its index", async () => {
  const { db, dataDir } = openTestDatabase();
  const id = await writeSharedRecipe(db, "PRIVATE");
  const key = await shareByLink(db, "alice", id);
  const queries: string[] = [];
  const heard = openDatabase(dataDir, (query) => queries.push(query));
  onTestFinished(() => heard.destroy());
  await getRecipe(heard, CAST.charlie, id, "en", key);
  const byKey = queries.filter((query) => query.includes(`"secret"`));
  expect(byKey).toHaveLength(1);
  const plan = await sql<{
    detail: string;
  }>`EXPLAIN QUERY PLAN ${sql.raw(byKey.join().replaceAll("?", "1"))}`.execute(db);
  const details = plan.rows.map(({ detail }) => detail).join("; ");
  expect(details).toMatch(/share_links USING (COVERING )?INDEX \S+ \(secret=\?\)/);
});
