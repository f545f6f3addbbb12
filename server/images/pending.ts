import { readFile, rm } from "node:fs/promises";
import type { Kysely } from "kysely";
import { inBatches } from "../db/batches";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import type { Person } from "../permissions";
import { newSecret } from "../secrets";
import { imageFile, linkImage, storeImage } from "./files";
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
  db: Kysely<Database>,
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

/** Puts the files of a kept picture under the name of a recipe's, too. */
export async function linkPendingImage(dataDir: string, id: string, name: string): Promise<void> {
  await linkImage(pendingFile(dataDir, id), imageFile(dataDir, "recipes", name));
  await linkImage(pendingThumbnail(dataDir, id), imageFile(dataDir, "recipes-thumbnails", name));
}

/** A kept picture as bytes, for what keeps other sizes than a recipe. */
export async function readPendingImage(
  db: Db,
  dataDir: string,
  viewer: Person,
  pendingId: string,
): Promise<Buffer | undefined> {
  const id = await findPendingImage(db, viewer, pendingId);
  return id === undefined ? undefined : readFile(pendingFile(dataDir, id));
}

/** Forgets kept pictures that nobody came back for; their files go with the other unused ones. */
export async function forgetOldPendingImages(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - PENDING_HOURS * 3_600_000;
  return inBatches(signal, (limit) =>
    db
      .deleteFrom("pending_images")
      .where("id", "in", (eb) =>
        eb.selectFrom("pending_images").select("id").where("created_at", "<", before).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

export function pendingFile(dataDir: string, id: string): string {
  return imageFile(dataDir, "pending", id);
}

function pendingThumbnail(dataDir: string, id: string): string {
  return imageFile(dataDir, "pending", `${id}-thumbnail`);
}

/** Their files go at once: whoever sends picture after picture must not fill the disk. */
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
  for (const { id } of old) {
    await rm(pendingFile(dataDir, id), { force: true });
    await rm(pendingThumbnail(dataDir, id), { force: true });
  }
}
