import { CARDS, type UploadFolder } from "#domain/image/image";
import type { Db } from "../db/open";
import { log } from "../log";
import type { FileStore, Storage } from "../storage/file-store";
import { imageKey } from "./image-keys";
import type { ImageTable } from "./referenced-images";

/** A running backup must still find a row's previous file. */
const UNUSED_HOURS = 24;
const FILES_AT_ONCE = 100;

const RECIPE_TABLES = ["recipes", "recipe_photos", "revision_images"] as const;
const TABLES = {
  users: ["users"],
  recipes: RECIPE_TABLES,
  "recipes-thumbnails": RECIPE_TABLES,
  cookbooks: ["cookbooks"],
} as const satisfies Record<UploadFolder, readonly ImageTable[]>;

interface Unused {
  folder: UploadFolder;
  name: string;
}

/** Deletes each file before its row in unused_images, so that a crash forgets none. */
export async function removeUnusedImages(
  db: Db,
  signal: AbortSignal,
  { files }: Pick<Storage, "files">,
): Promise<number> {
  const before = Date.now() - UNUSED_HOURS * 3_600_000;
  let removed = 0;
  for (;;) {
    const unused = await listUnused(db, before);
    for (const image of unused) {
      if (signal.aborted) return removed;
      if (await isUsed(db, image)) await forget(db, image);
      else if (await removeFile(files, image)) removed += await forget(db, image);
      else await tryAgainTomorrow(db, image);
    }
    if (unused.length < FILES_AT_ONCE) return removed;
  }
}

function listUnused(db: Db, before: number): Promise<Unused[]> {
  return db
    .selectFrom("unused_images")
    .select(["folder", "name"])
    .where("since", "<", before)
    .orderBy("since")
    .limit(FILES_AT_ONCE)
    .execute();
}

async function isUsed(db: Db, { folder, name }: Unused): Promise<boolean> {
  const naming = await Promise.all([
    ...TABLES[folder].map((table) =>
      db.selectFrom(table).select("id").where("image_key", "=", name).executeTakeFirst(),
    ),
    db.selectFrom("pending_images").select("id").where("id", "=", name).executeTakeFirst(),
  ]);
  return naming.some((row) => row !== undefined);
}

async function removeFile(files: FileStore, { folder, name }: Unused): Promise<boolean> {
  try {
    await files.remove(imageKey(folder, name));
    if (folder === "recipes-thumbnails") await files.remove(imageKey(CARDS, name));
    return true;
  } catch (error) {
    log.warn({ err: error }, "unused image not removed, it is tried again tomorrow");
    return false;
  }
}

async function forget(db: Db, { folder, name }: Unused): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("unused_images")
    .where("folder", "=", folder)
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function tryAgainTomorrow(db: Db, { folder, name }: Unused): Promise<void> {
  await db
    .updateTable("unused_images")
    .set({ since: Date.now() })
    .where("folder", "=", folder)
    .where("name", "=", name)
    .execute();
}
