import { problem } from "#domain/form/field-problems";
import { followSteps } from "#domain/recipe/photo-steps";
import { BLANK_PHOTO, MAX_PHOTOS, type PhotoValues, toPhotoValues } from "#domain/recipe/photos";
import { getPhotos, listKnownKeys } from "../../features/recipes/photos";
import { wasRecipeSavedBy } from "../../features/recipes/queries";
import { maySeeToEdit } from "../../features/recipes/served-photos";
import { toAppError } from "../../platform/disk-health";
import { type AppError, InvalidFields } from "../../platform/errors";
import { storeSentImage } from "../../policies/sent-images";
import type { ViewerCall } from "../pipeline/route-guards";
import type { ChosenFile } from "./image-upload";
import { readFormIdentity } from "./recipe-drafts";

const PHOTO = /^photos\[(\d{1,3})\]\.(key|alt|step|stood)$/;

interface ReceivedPhotos {
  problems?: Record<string, string>;
  refused?: AppError;
}

/**
 * Stores the files of a recipe form as pending uploads, even if other fields are invalid, and adds
 * them to the photos in `fields`, which afterwards lists all of them.
 */
export async function receivePhotos(
  call: ViewerCall,
  fields: FormData,
  files: ChosenFile[],
): Promise<ReceivedPhotos> {
  const isOld = !hasPhotos(fields);
  const photos = isOld
    ? await readOldPhotos(call, fields, readFormIdentity(fields).id)
    : readPhotos(fields);
  fields.set("photoList", "yes");
  const received: ReceivedPhotos = {};
  for (const file of files) {
    if (photos.length >= MAX_PHOTOS) {
      received.problems ??= { image: problem.tooManyPhotos(MAX_PHOTOS) };
      break;
    }
    try {
      const photo = { ...BLANK_PHOTO, key: await storeFile(call, file) };
      if (isOld) photos.splice(0, fields.has("removeImage") ? 0 : 1, photo);
      else photos.push(photo);
    } catch (error) {
      Object.assign(received, explainRefusal(error));
    }
  }
  const { known, isGone } = await dropGone(call, fields, photos);
  if (isGone) received.problems ??= { image: problem.imageGone };
  writePhotos(fields, known);
  return received;
}

/** Of a form of an earlier release, which knew one image: the recipe's photos, and its change. */
export async function readOldPhotos(
  { db, viewer }: Pick<ViewerCall, "db" | "viewer">,
  fields: FormData,
  recipeId: number | undefined,
): Promise<PhotoValues[]> {
  const saved = recipeId === undefined ? [] : await getPhotos(db, recipeId);
  const isOwn = saved[0] !== undefined && (await maySeeToEdit(db, viewer, saved[0].key));
  const [cover, ...others] = isOwn ? saved.map((photo) => toPhotoValues(photo, [])) : [];
  const key = String(fields.get("pendingImage") ?? "");
  const isPending = key !== "" && (await listKnownKeys(db, viewer, recipeId, [key])).has(key);
  const kept = fields.has("removeImage") ? undefined : cover;
  const first = isPending ? { ...BLANK_PHOTO, key } : kept;
  return first ? [first, ...others] : others;
}

/** Whether a form says which photos the recipe has. */
export function hasPhotos(fields: FormData): boolean {
  return fields.has("photoList");
}

/** Lets the photos of a form follow its steps, which are `steps[0]` and so on. */
export function placePhotos(fields: FormData, steps: string[]): void {
  const photos = readPhotos(fields);
  if (photos.length > 0) writePhotos(fields, followSteps(photos, steps));
}

async function storeFile({ db, viewer, context }: ViewerCall, file: ChosenFile): Promise<string> {
  if ("refused" in file) throw file.refused;
  return storeSentImage(db, context.files, viewer, "recipes", file);
}

function explainRefusal(error: unknown): ReceivedPhotos {
  const refused = toAppError(error);
  if (!refused) throw error;
  const problems = {
    image: refused.code,
    ...(refused instanceof InvalidFields && refused.problems),
  };
  return { problems, ...(!refused.code.startsWith("image.") && { refused }) };
}

/** The same photos where rows were only moved: the row that a button names must not change. */
async function dropGone(call: ViewerCall, fields: FormData, photos: PhotoValues[]) {
  if (fields.has("__intent__") || photos.length === 0) return { known: photos, isGone: false };
  const { id, formKey } = readFormIdentity(fields);
  const keys = await listKnownKeys(
    call.db,
    call.viewer,
    id,
    photos.map(({ key }) => key),
  );
  const known = photos.filter(({ key }) => keys.has(key));
  if (known.length === photos.length) return { known, isGone: false };
  const isSentTwice = await wasRecipeSavedBy(call.db, formKey);
  return isSentTwice ? { known: photos, isGone: false } : { known, isGone: true };
}

function readPhotos(fields: FormData): PhotoValues[] {
  const photos: PhotoValues[] = [];
  for (const [name, value] of fields) {
    const [, index = "", part] = PHOTO.exec(name) ?? [];
    if (part === undefined || Number(index) >= MAX_PHOTOS) continue;
    const photo = photos[Number(index)] ?? BLANK_PHOTO;
    photos[Number(index)] = { ...photo, [part]: String(value) };
  }
  return photos.filter((photo) => photo?.key);
}

function writePhotos(fields: FormData, photos: PhotoValues[]): void {
  const former = [...fields.keys()].filter((name) => PHOTO.test(name));
  for (const name of former) fields.delete(name);
  appendPhotos(fields, photos);
}

export function appendPhotos(fields: FormData, photos: PhotoValues[]): void {
  photos.forEach((photo, index) => {
    for (const [part, value] of Object.entries(photo))
      fields.append(`photos[${index}].${part}`, value);
  });
}
