import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { down, up } from "../../../migrations/012-reports";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { writeSharedRecipe } from "../../../tests/support/recipes";
import { report } from "../../../tests/support/reports";

test("reports of an older schema are preserved, open and settled", async () => {
  const { db } = openTestDatabase();
  const recipe = await writeSharedRecipe(db, "PUBLIC");
  await report(db, "bob", { recipe }, "Stolen");
  await db.updateTable("reports").set({ settled_at: 1, settled_by: CAST.ada.id }).execute();
  await report(db, "bob", { user: CAST.alice.id }, "Rude");
  const before = await db.selectFrom("reports").selectAll().execute();
  const schema = db as unknown as Kysely<unknown>;
  await down(schema);
  await up(schema);
  expect(await db.selectFrom("reports").selectAll().execute()).toEqual(before);
  expect(before).toHaveLength(2);
});
