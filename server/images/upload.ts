import type { Db } from "../db/open";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import type { PictureChange } from "./changing";
import { keepPendingImage } from "./pending";
import type { PictureType } from "./versions";

export interface PictureUpload {
  /** Sent by a call; without bytes when it is larger than a picture may be. */
  file: { bytes: Buffer | undefined } | undefined;
  isRemoved: boolean;
}

/** Keeps a picture that a call sent until its row is written. Throws image.invalid or image.tooLarge. */
export async function keepUpload(
  db: Db,
  dataDir: string,
  viewer: Person,
  type: PictureType,
  { file, isRemoved }: PictureUpload,
): Promise<PictureChange> {
  if (!file) return { kind: isRemoved ? "remove" : "keep" };
  if (!file.bytes) throw new AppError("image.tooLarge");
  return { kind: "pending", id: await keepPendingImage(db, dataDir, viewer, type, file.bytes) };
}
