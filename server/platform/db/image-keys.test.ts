import { sql } from "kysely";
import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { giveImage } from "../../../tests/support/images";
import { writeRecipe } from "../../../tests/support/recipes";
import { migrateToLatest, migrateUpTo } from "./migrate";

test("an update names stored images in place, and reverting it keeps those it did not rename", async () => {
  const { db, dataDir } = openTestDatabase();
  const kept = await writeRecipe(db, "alice");
  const later = await writeRecipe(db, "alice");
  await giveImage({ db, dataDir }, "recipes", kept);
  const image = { image_version: 3, last_image_version: 3, image_key: "stored-since" };
  await db.updateTable("recipes").set(image).where("id", "=", later).execute();
  const pending = { id: "pending", user_id: CAST.alice.id, created_at: Date.now() };
  await db.insertInto("pending_images").values(pending).execute();

  await migrateUpTo(db, "040-image-names");
  const { rows } = await sql`SELECT id, image_version FROM recipes ORDER BY id`.execute(db);
  expect(rows).toEqual([
    { id: kept, image_version: 1 },
    { id: later, image_version: null },
  ]);
  // As a save did then: first the reservation, then the image.
  for (const column of ["last_image_version", "image_version"])
    await sql`UPDATE recipes SET ${sql.ref(column)} = 4 WHERE id = ${later}`.execute(db);

  await migrateToLatest(db);
  const images = db.selectFrom("recipes").select(["id", "image_key"]).orderBy("id");
  expect(await images.execute()).toEqual([
    { id: kept, image_key: `${kept}-v1` },
    { id: later, image_key: `${later}-v4` },
  ]);
  expect(await db.selectFrom("unused_images").selectAll().execute()).toEqual([]);
  await db.deleteFrom("recipes").where("id", "=", kept).execute();
  const unused = db.selectFrom("unused_images").select(["folder", "name"]).orderBy("folder");
  expect(await unused.execute()).toEqual(
    ["recipes", "recipes-thumbnails"].map((folder) => ({ folder, name: `${kept}-v1` })),
  );
});
