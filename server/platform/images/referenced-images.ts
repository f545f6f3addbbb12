import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ImageType, UploadFolder } from "#domain/image/image";
import { CURRENT_IMAGE_KEY, ONLY_IN_HISTORY } from "../db/image-key-column";
import type { Database } from "../db/tables";

export const FOLDERS_BY_TYPE: Record<ImageType, UploadFolder[]> = {
  users: ["users"],
  recipes: ["recipes", "recipes-thumbnails"],
  cookbooks: ["cookbooks"],
};

/** Every table whose rows name images, and the column of the row that an image belongs to. */
const IMAGE_TABLES = {
  users: { type: "users", owner: "id" },
  recipes: { type: "recipes", owner: "id" },
  cookbooks: { type: "cookbooks", owner: "id" },
  recipe_photos: { type: "recipes", owner: "recipe_id" },
  revision_images: { type: "recipes", owner: "recipe_id" },
} as const satisfies Record<string, { type: ImageType; owner: "id" | "recipe_id" }>;

export type ImageTable = keyof typeof IMAGE_TABLES;
export const IMAGE_TABLE_NAMES = Object.keys(IMAGE_TABLES) as ImageTable[];

/** `type` and `id` tell whose image it is. */
export interface ReferencedImage {
  type: ImageType;
  id: number;
  folder: UploadFolder;
  name: string;
}

/** Includes rows without an image, so that each statement takes milliseconds. */
const ROWS_AT_ONCE = 2_000;

/** Reads each image once, even if earlier versions of its recipe show it too. */
export async function* readReferencedImages(
  db: Kysely<Database>,
  tables: ImageTable[],
  key = CURRENT_IMAGE_KEY,
): AsyncGenerator<ReferencedImage> {
  for (const table of tables) {
    const { type } = IMAGE_TABLES[table];
    for (let last: number | undefined = 0; last !== undefined; await setImmediate()) {
      const rows = await someRows(db, table, last, key).execute();
      for (const { owner, name } of rows) {
        if (name === null) continue;
        for (const folder of FOLDERS_BY_TYPE[type]) yield { type, id: owner, folder, name };
      }
      last = rows.at(-1)?.id;
    }
  }
}

export async function countReferencedImages(
  db: Kysely<Database>,
  table: ImageTable,
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
    counted.images += some.named * FOLDERS_BY_TYPE[IMAGE_TABLES[table].type].length;
    last = some.last;
  }
  return counted;
}

function someRows(
  db: Kysely<Database>,
  table: ImageTable,
  after: number,
  key: typeof CURRENT_IMAGE_KEY,
) {
  const { owner } = IMAGE_TABLES[table];
  const name = table === "revision_images" ? ONLY_IN_HISTORY : key;
  return db
    .selectFrom(table)
    .select(["id", `${owner} as owner` as "id as owner", name.as("name")])
    .where("id", ">", after)
    .orderBy("id")
    .limit(ROWS_AT_ONCE);
}
