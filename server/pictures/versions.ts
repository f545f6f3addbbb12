import type { Db } from "../db/open";

/** The kinds of things that have a picture; each is the table of its rows, too. */
export type PictureType = "users" | "recipes" | "cookbooks";

/** The version of a thing's picture; null where it has none, or is not there any more. */
export async function findImageVersion(
  db: Db,
  type: PictureType,
  id: number,
): Promise<number | null> {
  const row = await db
    .selectFrom(type)
    .select("image_version as version")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.version ?? null;
}
