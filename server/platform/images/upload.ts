import type { ImageType } from "#domain/image/image";
import type { Db } from "../db/open";
import type { AppError } from "../errors";
import type { FileStore } from "../storage/file-store";
import type { ImageSource } from "./decoder-processes";
import { storeSentImage, type Uploader } from "./pending-uploads";
import type { ImageChange } from "./write-with-image";

export interface ImageUpload {
  file: ImageSource | { refused: AppError } | undefined;
  isRemoved: boolean;
}

/** Throws image.invalid or image.tooLarge. */
export async function storeUpload(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: ImageType,
  { file, isRemoved }: ImageUpload,
): Promise<ImageChange> {
  if (!file) return { kind: isRemoved ? "remove" : "keep" };
  if ("refused" in file) throw file.refused;
  return { kind: "pending", id: await storeSentImage(db, files, uploader, type, file) };
}
