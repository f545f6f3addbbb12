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
  files: ChosenFile[];
}

interface ImageForm {
  part?: string;
  /** How many files it takes. */
  most?: number;
}

/** Of all files of a form, so that few people cannot fill the disk. */
const MAX_STORED_BYTES = 48 * 1024 * 1024;
/** Allows reading past ten images that are too large together. */
const MAX_BODY_BYTES_OF_MANY = 3 * MAX_BODY_BYTES;

/** A refused image does not fail the form. */
export async function withSentImages<Answer>(
  { request, viewer, context }: Pick<ViewerCall, "request" | "viewer" | "context">,
  handle: (form: SentForm) => Promise<Answer>,
  { part = "image", most = 1 }: ImageForm = {},
): Promise<Answer> {
  const folder = uploadsFolder(context.dataDir);
  const places: string[] = [];
  const files: (ChosenFile | undefined)[] = [];
  let stored = 0;
  let slot: Promise<() => void> | undefined;
  const store: FileHandler = async (stream, sentAs, _name, at) => {
    if (sentAs !== part) throw new InvalidFields({ [part]: problem.wrongPart(part) });
    if (stored > MAX_STORED_BYTES)
      throw new InvalidFields({ [part]: problem.photosTooLarge(MAX_STORED_BYTES / 1024 ** 2) });
    slot ??= acquireUploadSlot(viewer.id);
    await slot;
    await mkdir(folder, { recursive: true });
    const place = path.join(folder, newSecret());
    places.push(place);
    await writeStream(stream, place);
    stored += stream.bytesRead;
    if (stream.truncated) throw new AppError("image.tooLarge");
    if (stream.bytesRead > 0) files[at] = { path: place };
  };
  const handleFile: FileHandler = async (stream, ...about) => {
    try {
      await store(stream, ...about);
    } catch (error) {
      const refused = toAppError(error);
      if (!refused) throw error;
      files[about[2]] = { refused };
      // The fields come after the file.
      stream.resume();
    }
  };
  try {
    const body = most === 1 ? MAX_BODY_BYTES : MAX_BODY_BYTES_OF_MANY;
    const limits = { file: MAX_IMAGE_BYTES, body, files: most };
    const fields = await parseForm(request, limits, handleFile);
    return await handle({ fields, files: files.filter((file) => file !== undefined) });
  } finally {
    const release = await slot?.catch(() => undefined);
    release?.();
    await Promise.all(places.map((place) => rm(place, { force: true })));
  }
}
