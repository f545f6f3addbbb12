import type { ImageType } from "#domain/image/image";
import type { Db } from "../db/open";

export async function findImageVersion(
  db: Db,
  type: ImageType,
  id: number,
): Promise<number | null> {
  const row = await db
    .selectFrom(type)
    .select("image_version as version")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.version ?? null;
}
