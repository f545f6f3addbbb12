import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { problem } from "#domain/form/field-problems";
import { MAX_IMAGE_BYTES } from "#domain/image/image";
import { toAppError } from "../../platform/disk-health";
import { AppError, InvalidFields } from "../../platform/errors";
import type { ImageSource } from "../../platform/images/decoder-processes";
import { newSecret } from "../../platform/secrets";
import { uploadsFolder } from "../../platform/storage/uploads-folder";
import type { ViewerCall } from "../pipeline/route-guards";
import { writeStream } from "./file-upload";
import { type FileHandler, parseForm } from "./form-parser";
import { MAX_BODY_BYTES } from "./read-form";
import { acquireUploadSlot } from "./upload-slots";

export type ChosenFile = ImageSource | { refused: AppError };

export interface SentForm {
  fields: FormData;
  file: ChosenFile | undefined;
}

/** A refused image does not fail the form. */
export async function withSentImage<Answer>(
  { request, viewer, context }: Pick<ViewerCall, "request" | "viewer" | "context">,
  handle: (form: SentForm) => Promise<Answer>,
  part = "image",
): Promise<Answer> {
  const folder = uploadsFolder(context.dataDir);
  const place = path.join(folder, newSecret());
  let release: (() => void) | undefined;
  let file: ChosenFile | undefined;
  const handleFile: FileHandler = async (stream, sentAs) => {
    try {
      if (sentAs !== part) throw new InvalidFields({ [part]: problem.wrongPart(part) });
      release = await acquireUploadSlot(viewer.id);
      await mkdir(folder, { recursive: true });
      await writeStream(stream, place);
      if (stream.truncated) throw new AppError("image.tooLarge");
      if (stream.bytesRead > 0) file = { path: place };
    } catch (error) {
      const refused = toAppError(error);
      if (!refused) throw error;
      file = { refused };
      // The fields come after the file.
      stream.resume();
    }
  };
  try {
    const limits = { file: MAX_IMAGE_BYTES, body: MAX_BODY_BYTES };
    const fields = await parseForm(request, limits, handleFile);
    return await handle({ fields, file });
  } finally {
    release?.();
    await rm(place, { force: true });
  }
}
