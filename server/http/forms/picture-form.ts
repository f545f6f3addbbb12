import { problem } from "#domain/form/field-problems";
import type { PictureType } from "#domain/image/picture";
import { wasCookbookSavedBy } from "../../features/cookbooks/queries";
import { wasRecipeSavedBy } from "../../features/recipes/queries";
import { toAppError } from "../../platform/disk-health";
import { type AppError, InvalidFields } from "../../platform/errors";
import {
  findPendingImage,
  showsClaimedImage,
  storeSentImage,
} from "../../platform/pictures/pending-uploads";
import type { PictureChange } from "../../platform/pictures/write-with-picture";
import type { ViewerCall } from "../pipeline/route-guards";
import type { ChosenFile } from "./picture-upload";
import { readFormIdentity } from "./recipe-drafts";

type FormSubject = { type: "recipes" | "cookbooks" } | { type: "users"; id: number };

interface ReceivedPicture {
  picture: { pendingImage: string | undefined; removeImage: boolean; change: PictureChange };
  problems?: { image: string };
  refused?: AppError;
}

/** Stores the image as a pending upload even if other fields are invalid. */
export async function receivePicture(
  call: ViewerCall,
  fields: FormData,
  file: ChosenFile | undefined,
  pictured: FormSubject,
): Promise<ReceivedPicture> {
  const { type } = pictured;
  const removeImage = fields.has("removeImage");
  const before = removeImage ? undefined : await findPending(call, fields, type);
  const picture = (pendingImage: string | undefined) => ({
    pendingImage,
    removeImage,
    change: toImageChange(pendingImage, removeImage),
  });
  try {
    if (file) return { picture: picture(await storeChosen(call, file, type)) };
    const isGone = isExpected(fields) && !before;
    const isSentTwice = isGone && (await wasSaved(call, fields, pictured));
    const problems = isGone && !isSentTwice ? { image: problem.pictureGone } : undefined;
    return { picture: picture(before), problems };
  } catch (error) {
    const refused = toAppError(error);
    if (!refused) throw error;
    const isItsFault = refused.code.startsWith("image.");
    return {
      picture: picture(before),
      problems: { image: refused.code, ...(refused instanceof InvalidFields && refused.problems) },
      refused: isItsFault ? undefined : refused,
    };
  }
}

function toImageChange(pendingImage: string | undefined, removeImage: boolean): PictureChange {
  if (pendingImage) return { kind: "pending", id: pendingImage };
  return { kind: removeImage ? "remove" : "keep" };
}

async function storeChosen(
  { db, viewer, context }: ViewerCall,
  file: ChosenFile,
  type: PictureType,
): Promise<string> {
  if ("refused" in file) throw file.refused;
  return storeSentImage(db, context.files, viewer, type, file);
}

async function findPending(
  { db, viewer }: ViewerCall,
  fields: FormData,
  type: PictureType,
): Promise<string | undefined> {
  const id = fields.get("pendingImage");
  return typeof id === "string" ? findPendingImage(db, viewer, type, id) : undefined;
}

async function wasSaved(
  { db, context }: ViewerCall,
  fields: FormData,
  pictured: FormSubject,
): Promise<boolean> {
  switch (pictured.type) {
    case "recipes":
      return wasRecipeSavedBy(db, readFormIdentity(fields).formKey);
    case "cookbooks":
      return wasCookbookSavedBy(db, readFormIdentity(fields).formKey);
    case "users": {
      const id = String(fields.get("pendingImage"));
      return showsClaimedImage(db, context.files, "users", pictured.id, id);
    }
  }
}

function isExpected(fields: FormData): boolean {
  return fields.has("pendingImage") && !fields.has("removeImage");
}
