import type { Kysely } from "kysely";
import { MAX_PHOTOS, type PhotoInput } from "#domain/recipe/photos";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { findPendingImage } from "../../platform/images/pending-uploads";
import type { Person } from "../../policies/permissions";

export interface RecipePhoto extends PhotoInput {
  /** Null for the cover, whose address is the recipe's. */
  id: number | null;
}

interface Cover {
  id: number;
  imageKey: string | null;
  imageAlt: string;
  imageStep: number | null;
}

export const COVER_SELECTION = [
  "recipes.image_key as imageKey",
  "recipes.image_alt as imageAlt",
  "recipes.image_step as imageStep",
] as const;

/** All photos of recipes, the cover first. */
export async function listPhotos(
  db: Kysely<Database>,
  recipes: Cover[],
): Promise<Map<number, RecipePhoto[]>> {
  const rows = await selectPhotos(db, { recipeIds: recipes.map(({ id }) => id) });
  const photos = new Map(recipes.map((recipe) => [recipe.id, toCover(recipe)]));
  for (const { recipeId, ...photo } of rows) photos.get(recipeId)?.push(photo);
  return photos;
}

const selectPhotos = compileOnce((db, { recipeIds }: { recipeIds: number[] }) =>
  db
    .selectFrom("recipe_photos")
    .select(["recipe_id as recipeId", "id", "image_key as key", "alt", "step"])
    .where("recipe_id", "in", recipeIds)
    .orderBy("recipe_id")
    .orderBy("position"),
);

function toCover({ imageKey: key, imageAlt: alt, imageStep: step }: Cover): RecipePhoto[] {
  return key === null ? [] : [{ id: null, key, alt, step }];
}

/** None if there is no such recipe. Does not check rights. */
export async function getPhotos(db: Kysely<Database>, recipeId: number): Promise<RecipePhoto[]> {
  const [cover] = await selectCover(db, { recipeId });
  return cover ? ((await listPhotos(db, [cover])).get(recipeId) ?? []) : [];
}

const selectCover = compileOnce((db, { recipeId }: { recipeId: number }) =>
  db
    .selectFrom("recipes")
    .select(["recipes.id", ...COVER_SELECTION])
    .where("recipes.id", "=", recipeId),
);

/** The keys that a save may name: the recipe's own, also of earlier versions, and new uploads. */
export async function listKnownKeys(
  db: Db,
  viewer: Person,
  recipeId: number | undefined,
  keys: string[],
): Promise<Set<string>> {
  const own = recipeId === undefined ? new Set<string>() : await listOwnKeys(db, recipeId);
  const known = new Set(keys.filter((key) => own.has(key)));
  for (const key of keys.slice(0, MAX_PHOTOS)) {
    if (!known.has(key) && (await findPendingImage(db, viewer, "recipes", key))) known.add(key);
  }
  return known;
}

export async function listOwnKeys(db: Kysely<Database>, recipeId: number): Promise<Set<string>> {
  const rows = await selectOwnKeys(db, { recipeId });
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

const selectOwnKeys = compileOnce((db, { recipeId }: { recipeId: number }) =>
  db
    .selectFrom("recipes")
    .select("image_key as key")
    .where("id", "=", recipeId)
    .unionAll(
      db.selectFrom("recipe_photos").select("image_key as key").where("recipe_id", "=", recipeId),
    )
    .unionAll(
      db.selectFrom("revision_images").select("image_key as key").where("recipe_id", "=", recipeId),
    ),
);
