import type { PhotoInput } from "#domain/recipe/photos";
import type { Visibility } from "#domain/recipe/recipe";
import { BLANK_FIELDS, type RecipeContent } from "#domain/recipe/recipe-fields";
import { getSavedId, saveRecipe } from "#server/features/recipes/commands";
import { getSharing, shareRecipe } from "#server/features/recipes/sharing";
import type { Db } from "#server/platform/db/open";
import { newSecret } from "#server/platform/secrets";
import type { Person } from "#server/policies/permissions";
import { CAST, type CastName, toUser } from "./cast";

const PLAIN: RecipeContent = {
  title: "Leek soup",
  ...BLANK_FIELDS,
  visibility: "PRIVATE",
  ingredients: [],
  steps: [],
  tips: [],
};

export async function writeRecipe(
  db: Db,
  author: CastName | Person,
  content: Partial<RecipeContent> = {},
): Promise<number> {
  return save(db, author, content);
}

/** Saves a recipe with new content through the real command, overwriting any version. */
export async function rewriteRecipe(
  db: Db,
  author: CastName | Person,
  id: number,
  content: Partial<RecipeContent>,
  photos?: PhotoInput[],
): Promise<void> {
  const query = db.selectFrom("recipes").select("version").where("id", "=", id);
  const { version } = await query.executeTakeFirstOrThrow();
  await save(db, author, content, { id, version, photos });
}

async function save(
  db: Db,
  author: CastName | Person,
  content: Partial<RecipeContent>,
  existing: { id?: number; version?: number; photos?: PhotoInput[] } = {},
): Promise<number> {
  const outcome = await saveRecipe(db, toUser(author), {
    ...existing,
    formKey: newSecret(),
    content: { ...PLAIN, ...content },
    locale: "en",
  });
  return getSavedId(outcome);
}

export async function shareByLink(db: Db, owner: CastName | Person, id: number): Promise<string> {
  await shareRecipe(db, toUser(owner), id);
  return (await getSharing(db, toUser(owner), id)).key ?? "";
}

export async function shareInCookbook(db: Db, recipeId: number): Promise<void> {
  const now = Date.now();
  const { id } = await db
    .insertInto("cookbooks")
    .values({ name: "Sunday", description: "", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const who of ["alice", "dana"] as const) {
    await db
      .insertInto("cookbook_members")
      .values({ cookbook_id: id, user_id: CAST[who].id, is_administrator: 0, joined_at: now })
      .execute();
  }
  await db
    .insertInto("cookbook_recipes")
    .values({ cookbook_id: id, recipe_id: recipeId, added_by: CAST.alice.id, added_at: now })
    .execute();
}

/** Writes a recipe that Dana sees as a member, Bob as a follower, and Charlie not at all. */
export async function writeSharedRecipe(db: Db, visibility: Visibility): Promise<number> {
  const id = await writeRecipe(db, "alice", { title: `A ${visibility} recipe`, visibility });
  await shareInCookbook(db, id);
  return id;
}
