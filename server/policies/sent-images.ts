import type { ImageType } from "#domain/image/image";
import type { Db } from "../platform/db/open";
import type { AppError } from "../platform/errors";
import type { ImageChange } from "../platform/images/change-image";
import type { ImageSource } from "../platform/images/decoder-processes";
import { storeImage, type Uploader } from "../platform/images/pending-uploads";
import type { FileStore } from "../platform/storage/file-store";
import { consumeAttempt } from "./rate-limit";

/** CPU time per user and window: about nine of the most expensive images. */
const BUDGET_MS = 20_000;
const WINDOW_MINUTES = 1;

export interface ImageUpload {
  file: ImageSource | { refused: AppError } | undefined;
  isRemoved: boolean;
}

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

export function storeSentImage(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: ImageType,
  source: ImageSource,
): Promise<string> {
  const subjects = [`images ${uploader.id}`];
  const pay = (costMs: number) => consumeAttempt(db, subjects, BUDGET_MS, WINDOW_MINUTES, costMs);
  return storeImage(db, files, uploader, type, source, { person: `${uploader.id}`, pay });
}
