import { problem } from "#domain/form/field-problems";
import type { ImageType } from "#domain/image/image";
import { wasCookbookSavedBy } from "../../features/cookbooks/queries";
import { toAppError } from "../../platform/disk-health";
import { type AppError, InvalidFields } from "../../platform/errors";
import type { ImageChange } from "../../platform/images/change-image";
import { findCurrentImage } from "../../platform/images/current-image";
import { findPendingImage } from "../../platform/images/pending-uploads";
import { storeSentImage } from "../../policies/sent-images";
import type { ViewerCall } from "../pipeline/route-guards";
import type { ChosenFile } from "./image-upload";
import { readFormIdentity } from "./recipe-drafts";

type FormSubject = { type: "cookbooks" } | { type: "users"; id: number };

interface ReceivedImage {
  image: { pendingImage: string | undefined; removeImage: boolean; change: ImageChange };
  problems?: { image: string };
  refused?: AppError;
}

/** Stores the image as a pending upload even if other fields are invalid. */
export async function receiveImage(
  call: ViewerCall,
  fields: FormData,
  file: ChosenFile | undefined,
  subject: FormSubject,
): Promise<ReceivedImage> {
  const { type } = subject;
  const removeImage = fields.has("removeImage");
  const before = removeImage ? undefined : await findPending(call, fields, type);
  const image = (pendingImage: string | undefined) => ({
    pendingImage,
    removeImage,
    change: toImageChange(pendingImage, removeImage),
  });
  try {
    if (file) return { image: image(await storeChosen(call, file, type)) };
    const isGone = isExpected(fields) && !before;
    const isSentTwice = isGone && (await wasSaved(call, fields, subject));
    const problems = isGone && !isSentTwice ? { image: problem.imageGone } : undefined;
    return { image: image(before), problems };
  } catch (error) {
    const refused = toAppError(error);
    if (!refused) throw error;
    const isItsFault = refused.code.startsWith("image.");
    return {
      image: image(before),
      problems: { image: refused.code, ...(refused instanceof InvalidFields && refused.problems) },
      refused: isItsFault ? undefined : refused,
    };
  }
}

function toImageChange(pendingImage: string | undefined, removeImage: boolean): ImageChange {
  if (pendingImage) return { kind: "pending", id: pendingImage };
  return { kind: removeImage ? "remove" : "keep" };
}

async function storeChosen(
  { db, viewer, context }: ViewerCall,
  file: ChosenFile,
  type: ImageType,
): Promise<string> {
  if ("refused" in file) throw file.refused;
  return storeSentImage(db, context.files, viewer, type, file);
}

async function findPending(
  { db, viewer }: ViewerCall,
  fields: FormData,
  type: ImageType,
): Promise<string | undefined> {
  const id = fields.get("pendingImage");
  return typeof id === "string" ? findPendingImage(db, viewer, type, id) : undefined;
}

async function wasSaved(
  { db }: ViewerCall,
  fields: FormData,
  subject: FormSubject,
): Promise<boolean> {
  switch (subject.type) {
    case "cookbooks":
      return wasCookbookSavedBy(db, readFormIdentity(fields).formKey);
    case "users": {
      const image = await findCurrentImage(db, "users", subject.id);
      return image?.imageKey === fields.get("pendingImage");
    }
  }
}

function isExpected(fields: FormData): boolean {
  return fields.has("pendingImage") && !fields.has("removeImage");
}
