import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ImageFolder, ImageType } from "#domain/image/image";
import { CURRENT_IMAGE_KEY } from "../db/image-key-column";
import type { Database } from "../db/tables";

export const FOLDERS_BY_TYPE: Record<ImageType, ImageFolder[]> = {
  users: ["users"],
  recipes: ["recipes", "recipes-thumbnails"],
  cookbooks: ["cookbooks"],
};

export interface ReferencedImage {
  table: ImageType;
  id: number;
  folder: ImageFolder;
  name: string;
}

/** Includes rows without an image, so that each statement takes milliseconds. */
const ROWS_AT_ONCE = 2_000;

export async function* readReferencedImages(
  db: Kysely<Database>,
  tables: ImageType[],
  key = CURRENT_IMAGE_KEY,
): AsyncGenerator<ReferencedImage> {
  for (const table of tables) {
    for (let last: number | undefined = 0; last !== undefined; await setImmediate()) {
      const rows = await someRows(db, table, last, key).execute();
      for (const { id, name } of rows) {
        if (name === null) continue;
        for (const folder of FOLDERS_BY_TYPE[table]) yield { table, id, folder, name };
      }
      last = rows.at(-1)?.id;
    }
  }
}

export async function countReferencedImages(
  db: Kysely<Database>,
  table: ImageType,
  key = CURRENT_IMAGE_KEY,
): Promise<{ rows: number; images: number }> {
  const counted = { rows: 0, images: 0 };
  for (let last: number | null = 0; last !== null; await setImmediate()) {
    const some = await db
      .selectFrom(someRows(db, table, last, key).as("some"))
      .select((eb) => [
        eb.fn.countAll<number>().as("rows"),
        eb.fn.count<number>("name").as("named"),
        eb.fn.max<number | null>("id").as("last"),
      ])
      .executeTakeFirstOrThrow();
    counted.rows += some.rows;
    counted.images += some.named * FOLDERS_BY_TYPE[table].length;
    last = some.last;
  }
  return counted;
}

function someRows(
  db: Kysely<Database>,
  table: ImageType,
  after: number,
  key: typeof CURRENT_IMAGE_KEY,
) {
  return db
    .selectFrom(table)
    .select(["id", key.as("name")])
    .where("id", ">", after)
    .orderBy("id")
    .limit(ROWS_AT_ONCE);
}
