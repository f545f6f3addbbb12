import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { restoreNew } from "../../../tests/support/backups";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { giveImage, imageFile } from "../../../tests/support/images";
import { migrateUpTo } from "../../platform/db/migrate";
import { makeBackup } from "./make";

test("a backup made before the update contains the images, under the names they had", async () => {
  const { db, dataDir, files } = openTestDatabase();
  await giveImage({ db, dataDir }, "users", CAST.alice.id);
  await migrateUpTo(db, "039-explore-category-language");
  const file = path.join(emptyFolder(), "popote.zip");
  const { manifest } = await makeBackup({ dataDir, files }, file, () => undefined);
  expect(manifest).toMatchObject({ schema: "039-explore-category-language", missing: [] });
  const restored = await restoreNew(file);
  expect(existsSync(imageFile(restored.dataDir, "users", `${CAST.alice.id}-v1`))).toBe(true);
});
