import type { Db } from "../../platform/db/open";

/** Recipes asked for at once, within what databases allow in one query. */
const BATCH = 500;

/** The file of a recipe's photo: pie.webp is its cover, pie-2.webp the second. */
export function namePhotoFile(base: string, at: number): string {
  return `${base}${at === 0 ? "" : `-${at + 1}`}.webp`;
}

/** The images of recipes, the cover first. */
export async function listPhotoKeys(
  db: Db,
  recipes: { id: number; imageKey: string | null }[],
): Promise<Map<number, string[]>> {
  const keys = new Map(recipes.map(({ id, imageKey }) => [id, imageKey ? [imageKey] : []]));
  await addKeys(keys, (ids) =>
    db
      .selectFrom("recipe_photos")
      .select(["recipe_id", "image_key"])
      .where("recipe_id", "in", ids)
      .orderBy("recipe_id")
      .orderBy("position")
      .execute(),
  );
  return keys;
}

/** The images that earlier versions of recipes show. */
export async function listFormerKeys(
  db: Db,
  recipes: { id: number }[],
): Promise<Map<number, string[]>> {
  const keys = new Map(recipes.map(({ id }): [number, string[]] => [id, []]));
  await addKeys(keys, (ids) =>
    db
      .selectFrom("revision_images")
      .select(["recipe_id", "image_key"])
      .where("recipe_id", "in", ids)
      .orderBy("id")
      .execute(),
  );
  return keys;
}

async function addKeys(
  keys: Map<number, string[]>,
  read: (ids: number[]) => Promise<{ recipe_id: number; image_key: string }[]>,
): Promise<void> {
  const all = [...keys.keys()];
  for (let from = 0; from < all.length; from += BATCH)
    for (const { recipe_id, image_key } of await read(all.slice(from, from + BATCH)))
      keys.get(recipe_id)?.push(image_key);
}
