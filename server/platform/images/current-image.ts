import type { ImageType } from "#domain/image/image";
import type { Db } from "../db/open";

/** Both are null without an image. The version is in addresses, the key names the file. */
export interface CurrentImage {
  imageVersion: number | null;
  imageKey: string | null;
}

export async function findCurrentImage(
  db: Db,
  type: ImageType,
  id: number,
): Promise<CurrentImage | undefined> {
  return db
    .selectFrom(type)
    .select(["image_version as imageVersion", "image_key as imageKey"])
    .where("id", "=", id)
    .executeTakeFirst();
}
