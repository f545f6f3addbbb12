import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ImageFolder, PictureType } from "#domain/image/picture";
import type { Database } from "../db/tables";
import { imageName } from "./image-keys";

export const FOLDERS_BY_TYPE: Record<PictureType, ImageFolder[]> = {
  users: ["users"],
  recipes: ["recipes", "recipes-thumbnails"],
  cookbooks: ["cookbooks"],
};

export interface ReferencedImage {
  table: PictureType;
  id: number;
  folder: ImageFolder;
  name: string;
}

/** Includes rows without an image, so that each statement takes milliseconds. */
const ROWS_AT_ONCE = 2_000;

export async function* readReferencedImages(
  db: Kysely<Database>,
  tables: PictureType[],
): AsyncGenerator<ReferencedImage> {
  for (const table of tables) {
    for (let last: number | undefined = 0; last !== undefined; await setImmediate()) {
      const rows = await someRows(db, table, last).execute();
      for (const { id, version } of rows) {
        if (version === null) continue;
        const name = imageName(id, version);
        for (const folder of FOLDERS_BY_TYPE[table]) yield { table, id, folder, name };
      }
      last = rows.at(-1)?.id;
    }
  }
}

export async function countReferencedImages(
  db: Kysely<Database>,
  table: PictureType,
): Promise<{ rows: number; pictures: number }> {
  const counted = { rows: 0, pictures: 0 };
  for (let last: number | null = 0; last !== null; await setImmediate()) {
    const some = await db
      .selectFrom(someRows(db, table, last).as("some"))
      .select((eb) => [
        eb.fn.countAll<number>().as("rows"),
        eb.fn.count<number>("version").as("pictured"),
        eb.fn.max<number | null>("id").as("last"),
      ])
      .executeTakeFirstOrThrow();
    counted.rows += some.rows;
    counted.pictures += some.pictured * FOLDERS_BY_TYPE[table].length;
    last = some.last;
  }
  return counted;
}

function someRows(db: Kysely<Database>, table: PictureType, after: number) {
  return db
    .selectFrom(table)
    .select(["id", "image_version as version"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(ROWS_AT_ONCE);
}
