import { isDeepStrictEqual } from "node:util";
import type { Kysely, Transaction } from "kysely";
import { tagKey } from "#domain/recipe/tags";
import { compileOnce } from "../../platform/db/compile-once";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";

export interface TagOn {
  id: number;
  name: string;
  isForbidden: number;
  count: number;
}

/** The names of a recipe's tags in their order, with those that an administrator forbade. */
export async function listTagNames(db: Kysely<Database>, recipeId: number): Promise<string[]> {
  const rows = await selectTagNames(db, { recipeId });
  return rows.map(({ name }) => name);
}

const selectTagNames = compileOnce((db, { recipeId }: { recipeId: number }) =>
  db
    .selectFrom("recipe_tags")
    .innerJoin("tags", "tags.id", "recipe_tags.tag_id")
    .select("tags.name")
    .where("recipe_tags.recipe_id", "=", recipeId)
    .orderBy("recipe_tags.position"),
);

/** Finds a tag that is not forbidden by any spelling, or by a word merged into it. */
export async function findTag(
  db: Kysely<Database>,
  name: string,
): Promise<{ id: number; name: string } | undefined> {
  return selectCurrent(db, [name])
    .select("current.name")
    .where("current.is_forbidden", "=", 0)
    .executeTakeFirst();
}

/** Lists the tags of the recipes and how many have each, the most used first. */
export async function listTagsOn(db: Kysely<Database>, recipeIds: number[]): Promise<TagOn[]> {
  return db
    .selectFrom("recipe_tags")
    .innerJoin("tags", "tags.id", "recipe_tags.tag_id")
    .select(["tags.id", "tags.name", "tags.is_forbidden as isForbidden"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipe_tags.recipe_id", "in", recipeIds)
    .groupBy(["tags.id", "tags.name", "tags.key", "tags.is_forbidden"])
    .orderBy("count", "desc")
    .orderBy("tags.key")
    .execute();
}

/** Which of the tags may stand in the recipe: one that is forbidden stays where it is already. */
export async function checkTags(
  db: Kysely<Database>,
  tags: string[],
  recipeId: number | undefined,
): Promise<{ allowed: string[]; forbidden: string[] }> {
  if (tags.length === 0) return { allowed: [], forbidden: [] };
  const rows = await selectCurrent(db, tags)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("recipe_tags")
            .select("recipe_tags.position")
            .whereRef("recipe_tags.tag_id", "=", "current.id")
            .where("recipe_tags.recipe_id", "=", recipeId ?? 0),
        )
        .as("isThere"),
    )
    .where("current.is_forbidden", "=", 1)
    .execute();
  const refused = new Set(rows.filter(({ isThere }) => !isThere).map(({ key }) => key));
  return {
    allowed: tags.filter((tag) => !refused.has(tagKey(tag))),
    forbidden: tags.filter((tag) => refused.has(tagKey(tag))),
  };
}

/**
 * The tag of this name, or the one it was merged into; an unknown name becomes a tag. Throws
 * act.tagForbidden.
 */
export async function openTag(
  trx: Transaction<Database>,
  name: string,
): Promise<{ id: number; isNew: boolean }> {
  const made = await addUnknownTags(trx, [name]);
  const tag = await selectCurrent(trx, [name])
    .select("current.is_forbidden as isForbidden")
    .executeTakeFirstOrThrow();
  if (tag.isForbidden) throw new AppError("act.tagForbidden");
  return { id: tag.id, isNew: made.length > 0 };
}

/**
 * Gives a recipe these tags in this order, unless it has them already; unknown ones become tags as
 * they are written.
 */
export async function replaceTags(
  trx: Transaction<Database>,
  recipeId: number,
  tags: string[],
): Promise<void> {
  const ids = tags.length > 0 ? await openTags(trx, tags) : [];
  const stored = await selectTagIds(trx, { recipeId });
  const isSame = isDeepStrictEqual(
    ids,
    stored.map(({ tag_id }) => tag_id),
  );
  if (isSame) return;
  await deleteTags(trx, { recipeId });
  const rows = ids.map((tag_id, position) => ({ recipe_id: recipeId, position, tag_id }));
  if (rows.length > 0) await trx.insertInto("recipe_tags").values(rows).execute();
}

/** Returns the ids of the tags of these names, or of those they were merged into, each once. */
async function openTags(trx: Transaction<Database>, tags: string[]): Promise<number[]> {
  let rows = await selectCurrent(trx, tags).execute();
  const known = new Set(rows.map(({ key }) => key));
  const unknown = tags.filter((tag) => !known.has(tagKey(tag)));
  if (unknown.length > 0) {
    await addUnknownTags(trx, unknown);
    rows = await selectCurrent(trx, tags).execute();
  }
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return [...new Set(tags.flatMap((tag) => ids.get(tagKey(tag)) ?? []))];
}

const selectTagIds = compileOnce((db, { recipeId }: { recipeId: number }) =>
  db
    .selectFrom("recipe_tags")
    .select("tag_id")
    .where("recipe_id", "=", recipeId)
    .orderBy("position"),
);

const deleteTags = compileOnce((db, { recipeId }: { recipeId: number }) =>
  db.deleteFrom("recipe_tags").where("recipe_id", "=", recipeId),
);

/** Returns the ids of the new ones. */
async function addUnknownTags(
  trx: Transaction<Database>,
  tags: string[],
): Promise<{ id: number }[]> {
  return trx
    .insertInto("tags")
    .values(tags.map((name) => ({ key: tagKey(name), name })))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .execute();
}

/** The tags of these names, or those they were merged into. */
function selectCurrent(db: Kysely<Database>, tags: string[]) {
  return db
    .selectFrom("tags")
    .innerJoin("tags as current", (join) =>
      join.on((eb) => eb("current.id", "=", eb.fn.coalesce("tags.merged_into", "tags.id"))),
    )
    .select(["tags.key", "current.id"])
    .where("tags.key", "in", tags.map(tagKey));
}
