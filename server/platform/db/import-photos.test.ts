import { sql } from "kysely";
import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { migrateToLatest, migrateUpTo } from "./migrate";

test("recipes that wait in an import keep their cover and its upload through an update and back", async () => {
  const { db } = openTestDatabase();
  const { id: import_id } = await db
    .insertInto("imports")
    .values({
      ...{ user_id: CAST.alice.id, form_key: "waiting", kind: "FILE", name: "a.zip", locale: "en" },
      ...{ state: "READY", created_at: 0, changed_at: 0 },
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  await migrateUpTo(db, "051-photos");
  const image = { kind: "entry", name: "pie.jpg" };
  const said = { title: 'About "image": a pie' };
  for (const [at, found] of [
    { ...said, image },
    { ...said, image: null },
  ].entries())
    await sql`
      INSERT INTO import_items (import_id, position, name, title, state, found, pending_image)
      VALUES (${import_id}, ${at + 1}, 'Pie', 'Pie', 'FOUND', ${JSON.stringify(found)},
        ${at === 0 ? "upload" : null})`.execute(db);
  const list = async (column: "pending_image" | "pending_photos") => {
    const { rows } = await sql<{ found: string; pending: string | null }>`
      SELECT found, ${sql.ref(column)} AS pending FROM import_items ORDER BY position`.execute(db);
    return rows.map(({ found, pending }) => [JSON.parse(found), pending]);
  };

  await migrateToLatest(db);
  expect(await list("pending_photos")).toEqual([
    [{ ...said, photos: [image] }, '[{"key":"upload","alt":"","step":null}]'],
    [{ ...said, photos: [] }, null],
  ]);
  await migrateUpTo(db, "051-photos");
  expect(await list("pending_image")).toEqual([
    [{ ...said, image }, "upload"],
    [{ ...said, image: null }, null],
  ]);
});
