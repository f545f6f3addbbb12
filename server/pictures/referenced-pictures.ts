import type { Kysely } from "kysely";
import type { ImageFolder, PictureType } from "#domain/picture";
import type { Database } from "../db/tables";
import { imageName } from "./store";

export const FOLDERS_OF: Record<PictureType, ImageFolder[]> = {
  users: ["users"],
  recipes: ["recipes", "recipes-thumbnails"],
  cookbooks: ["cookbooks"],
};

export interface NamedPicture {
  table: PictureType;
  id: number;
  folder: ImageFolder;
  name: string;
}

const ROWS_AT_ONCE = 1_000;

export async function* namedPictures(
  db: Kysely<Database>,
  tables: PictureType[],
): AsyncGenerator<NamedPicture> {
  for (const table of tables) {
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(["id", "image_version as version"])
        .where("image_version", "is not", null)
        .where("id", ">", last)
        .orderBy("id")
        .limit(ROWS_AT_ONCE)
        .execute();
      for (const { id, version } of rows) {
        const name = imageName(id, version ?? 0);
        for (const folder of FOLDERS_OF[table]) yield { table, id, folder, name };
      }
      if (rows.length < ROWS_AT_ONCE) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

export async function countNamedPictures(
  db: Kysely<Database>,
  tables: PictureType[],
): Promise<number> {
  let count = 0;
  for (const table of tables) {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.count<number>("image_version").as("rows"))
      .executeTakeFirstOrThrow();
    count += rows * FOLDERS_OF[table].length;
  }
  return count;
}
