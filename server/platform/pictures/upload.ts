import type { PictureType } from "#domain/image/picture";
import type { Db } from "../db/open";
import type { AppError } from "../errors";
import type { FileStore } from "../storage/file-store";
import type { PictureSource } from "./decoder-processes";
import { storeSentImage, type Uploader } from "./pending-uploads";
import type { PictureChange } from "./write-with-picture";

export interface PictureUpload {
  file: PictureSource | { refused: AppError } | undefined;
  isRemoved: boolean;
}

/** Throws image.invalid or image.tooLarge. */
export async function storeUpload(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: PictureType,
  { file, isRemoved }: PictureUpload,
): Promise<PictureChange> {
  if (!file) return { kind: isRemoved ? "remove" : "keep" };
  if ("refused" in file) throw file.refused;
  return { kind: "pending", id: await storeSentImage(db, files, uploader, type, file) };
}
