import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { MAX_PHOTOS, type PhotoInput } from "#domain/recipe/photos";
import type { Database } from "../../platform/db/tables";
import { claimPendingImage } from "../../platform/images/pending-uploads";
import { appendGrantedAct, redactTitle } from "../../policies/audit-log";
import type { Person } from "../../policies/permissions";
import { getPhotos, listOwnKeys, type RecipePhoto } from "./photos";

/** Makes these the recipe's photos. Leaves out keys that are neither the recipe's nor an upload. */
export async function replacePhotos(
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
  wanted: PhotoInput[],
): Promise<void> {
  const before = await getPhotos(trx, recipeId);
  const own = await listOwnKeys(trx, recipeId);
  const photos: PhotoInput[] = [];
  for (const photo of wanted.slice(0, MAX_PHOTOS)) {
    if (photos.some(({ key }) => key === photo.key)) continue;
    const isThere = own.has(photo.key);
    if (isThere || (await claimPendingImage(trx, viewer, "recipes", photo.key))) photos.push(photo);
  }
  await writePhotos(trx, recipeId, before, photos);
  await auditPhotos(trx, viewer, recipeId, before, photos);
}

/** Puts an upload in the place of the cover. Changes nothing if the upload is gone. */
export async function replaceCover(
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
  key: string,
): Promise<void> {
  if (!(await claimPendingImage(trx, viewer, "recipes", key))) return;
  const before = await getPhotos(trx, recipeId);
  const photos = [{ key, alt: "", step: null }, ...before.filter(({ id }) => id !== null)];
  await writePhotos(trx, recipeId, before, photos);
  await auditPhotos(trx, viewer, recipeId, before, photos);
}

/** The next photo becomes the cover. */
export async function removeCover(
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
): Promise<void> {
  const photos = await getPhotos(trx, recipeId);
  await replacePhotos(
    trx,
    viewer,
    recipeId,
    photos.filter(({ id }) => id !== null),
  );
}

/** Those of an earlier version whose files are still kept. */
export async function restorePhotos(
  trx: Transaction<Database>,
  recipeId: number,
  photos: PhotoInput[],
): Promise<void> {
  const own = await listOwnKeys(trx, recipeId);
  const kept = photos.filter(({ key }) => own.has(key));
  await writePhotos(trx, recipeId, await getPhotos(trx, recipeId), kept);
}

/** Also from its history, so that nobody brings them back. */
export async function removeAllPhotos(trx: Transaction<Database>, recipeId: number): Promise<void> {
  await writePhotos(trx, recipeId, await getPhotos(trx, recipeId), []);
  await trx.deleteFrom("revision_images").where("recipe_id", "=", recipeId).execute();
}

async function writePhotos(
  trx: Transaction<Database>,
  recipeId: number,
  before: RecipePhoto[],
  photos: PhotoInput[],
): Promise<void> {
  const [cover, ...others] = photos;
  const former = before.find(({ id }) => id === null);
  const isSame = (former?.key ?? null) === (cover?.key ?? null);
  const known = before.map(({ id: _, ...photo }) => photo);
  if (isSame && isDeepStrictEqual(known, photos)) return;
  await trx
    .updateTable("recipes")
    .set({ image_alt: cover?.alt ?? "", image_step: cover?.step ?? null })
    // Each cover has a version of its own, so that no address ever shows another image.
    .$if(!isSame, (update) =>
      update.set((eb) => ({
        image_key: cover?.key ?? null,
        image_version: cover ? eb("last_image_version", "+", 1) : null,
        last_image_version: eb("last_image_version", "+", 1),
      })),
    )
    .where("id", "=", recipeId)
    .execute();
  const ids = new Map(before.map(({ key, id }) => [key, id]));
  const rows = others.map(({ key, alt, step }, index) => ({
    id: ids.get(key) ?? undefined,
    ...{ recipe_id: recipeId, position: index + 1, image_key: key, alt, step },
  }));
  await trx.deleteFrom("recipe_photos").where("recipe_id", "=", recipeId).execute();
  if (rows.length > 0) await trx.insertInto("recipe_photos").values(rows).execute();
}

async function auditPhotos(
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
  before: PhotoInput[],
  after: PhotoInput[],
): Promise<void> {
  const lacks = (list: PhotoInput[], { key }: PhotoInput) =>
    list.every((photo) => photo.key !== key);
  const isAdded = after.some((photo) => lacks(before, photo));
  const isRemoved = before.some((photo) => lacks(after, photo));
  if (!isAdded && !isRemoved) return;
  const recipe = await trx
    .selectFrom("recipes")
    .select(["id", "title", "visibility"])
    .where("id", "=", recipeId)
    .executeTakeFirstOrThrow();
  const act = isAdded ? "picture.change" : "picture.remove";
  await appendGrantedAct(trx, viewer, act, redactTitle(recipe));
}
