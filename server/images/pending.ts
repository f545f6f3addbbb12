import { readFile, rm } from "node:fs/promises";
import type { Db } from "../db/open";
import type { Person } from "../permissions";
import { newSecret } from "../secrets";
import { imageFile, moveImage, storeImage } from "./files";
import { encodePicture } from "./process";

/** A picture chosen in a form that was never saved is kept this long. */
const PENDING_HOURS = 24;
/** So many unsaved pictures one person may have; the oldest make room. */
const MAX_PENDING = 20;

/**
 * Keeps a picture that was chosen in a recipe form until the recipe is saved; returns its id.
 * Throws image.invalid or image.tooLarge.
 */
export async function keepPendingImage(
  db: Db,
  dataDir: string,
  viewer: Person,
  bytes: Buffer,
): Promise<string> {
  const encoded = await encodePicture(bytes, ["recipes", "recipes-thumbnails"]);
  const id = newSecret();
  await storeImage(pendingFile(dataDir, id), encoded.recipes);
  await storeImage(pendingThumbnail(dataDir, id), encoded["recipes-thumbnails"]);
  await db
    .insertInto("pending_images")
    .values({ id, user_id: viewer.id, created_at: Date.now() })
    .execute();
  await makeRoom(db, dataDir, viewer);
  return id;
}

/** The id again if this person keeps a picture under it. */
export async function findPendingImage(
  db: Db,
  viewer: Person,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("pending_images")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  return row?.id;
}

/** Takes a kept picture's row away and returns its id, to one taker only. */
export async function claimPendingImage(
  db: Db,
  viewer: Person,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("pending_images")
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Gives a kept picture to a recipe: its files become those of the name. */
export async function movePendingImage(dataDir: string, id: string, name: string): Promise<void> {
  await moveImage(pendingFile(dataDir, id), imageFile(dataDir, "recipes", name));
  await moveImage(pendingThumbnail(dataDir, id), imageFile(dataDir, "recipes-thumbnails", name));
}

/** Takes a kept picture away as bytes, for what keeps other sizes than a recipe; to one taker only. */
export async function takePendingImage(
  db: Db,
  dataDir: string,
  viewer: Person,
  pendingId: string,
): Promise<Buffer | undefined> {
  const id = await claimPendingImage(db, viewer, pendingId);
  if (!id) return undefined;
  const bytes = await readFile(pendingFile(dataDir, id));
  await removeFiles(dataDir, [{ id }]);
  return bytes;
}

/** Removes kept pictures that nobody came back for. */
export async function forgetOldPendingImages(db: Db, dataDir: string): Promise<void> {
  const before = Date.now() - PENDING_HOURS * 3_600_000;
  const old = await db
    .deleteFrom("pending_images")
    .where("created_at", "<", before)
    .returning("id")
    .execute();
  await removeFiles(dataDir, old);
}

export function pendingFile(dataDir: string, id: string): string {
  return imageFile(dataDir, "pending", id);
}

function pendingThumbnail(dataDir: string, id: string): string {
  return imageFile(dataDir, "pending", `${id}-thumbnail`);
}

async function makeRoom(db: Db, dataDir: string, viewer: Person): Promise<void> {
  const kept = db
    .selectFrom("pending_images")
    .select("id")
    .where("user_id", "=", viewer.id)
    .orderBy("created_at", "desc")
    .limit(MAX_PENDING);
  const old = await db
    .deleteFrom("pending_images")
    .where("user_id", "=", viewer.id)
    .where("id", "not in", kept)
    .returning("id")
    .execute();
  await removeFiles(dataDir, old);
}

async function removeFiles(dataDir: string, images: { id: string }[]): Promise<void> {
  for (const { id } of images) {
    await rm(pendingFile(dataDir, id), { force: true });
    await rm(pendingThumbnail(dataDir, id), { force: true });
  }
}
