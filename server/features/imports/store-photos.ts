import type { PhotoInput } from "#domain/recipe/photos";
import type { ParsedImage } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import { AppError, isStorageError } from "../../platform/errors";
import { storePendingImage } from "../../platform/images/pending-uploads";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import type { FittedPhoto } from "./fit-photos";

/**
 * Resolves to undefined if the image is missing; returns undefined if it is not to be read. `at`
 * is the place of the photo in its recipe.
 */
export type ReadImage = (image: ParsedImage, at: number) => Promise<Buffer | undefined> | undefined;

/** Stores photos as uploads of the viewer's; `isLacking` if one of them could not be. */
export async function storePhotos(
  db: Db,
  files: FileStore,
  viewer: Person,
  photos: FittedPhoto[],
  readImage: ReadImage,
): Promise<{ stored: PhotoInput[]; isLacking: boolean }> {
  const stored: PhotoInput[] = [];
  let isLacking = false;
  for (const [at, photo] of photos.entries()) {
    const reading = readImage(photo, at);
    if (!reading) continue;
    const bytes = await reading.catch(() => undefined);
    const key = bytes && (await storeImage(db, files, viewer, bytes));
    if (key) stored.push({ key, alt: photo.alt, step: photo.step });
    else isLacking = true;
  }
  return { stored, isLacking };
}

async function storeImage(
  db: Db,
  files: FileStore,
  viewer: Person,
  bytes: Buffer,
): Promise<string | undefined> {
  try {
    return await storePendingImage(db, files, viewer, "recipes", bytes);
  } catch (error) {
    if (error instanceof AppError && !isStorageError(error)) return undefined;
    throw error;
  }
}
