import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { tagKey } from "#domain/recipe/tags";
import { decodeCursor, encodeCursor } from "../platform/db/cursor";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { appendToAuditLog } from "../policies/audit-log";
import { indexChangedRecipes, indexRecipe } from "../policies/full-text/indexing";
import type { Person } from "../policies/permissions";

const PAGE_SIZE = 48;
const RECIPES_AT_ONCE = 200;

/** The uses and the key of the last tag. */
const cursorSchema = z.tuple([z.number().int(), z.string()]);

export interface TagInUse {
  id: number;
  key: string;
  name: string;
  isForbidden: number;
  uses: number;
}

/** The tags in use and the forbidden ones, the most used first. */
export async function listTags(
  db: Db,
  { search, cursor }: { search: string; cursor: string | null },
): Promise<{ tags: TagInUse[]; next: string | null }> {
  const after = cursor === null ? undefined : decodeCursor(cursor, cursorSchema);
  const begun = tagKey(search).replace(/[%\\]/g, "_");
  const rows = await db
    .selectFrom(selectTags(db).as("tag"))
    .selectAll("tag")
    .where((eb) => eb.or([eb("tag.uses", ">", 0), eb("tag.isForbidden", "=", 1)]))
    .$if(begun !== "", (query) => query.where("tag.key", "like", `${begun}%`))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("tag.uses", "<", after?.[0] ?? 0),
          eb.and([eb("tag.uses", "=", after?.[0] ?? 0), eb("tag.key", ">", after?.[1] ?? "")]),
        ]),
      ),
    )
    .orderBy("tag.uses", "desc")
    .orderBy("tag.key")
    .limit(PAGE_SIZE + 1)
    .execute();
  const tags = rows.slice(0, PAGE_SIZE);
  const last = tags.at(-1);
  const isMore = rows.length > PAGE_SIZE && last !== undefined;
  return { tags, next: isMore ? encodeCursor([last.uses, last.key]) : null };
}

/** Throws request.invalid for one that is gone or merged. */
export async function getTag(db: Kysely<Database>, id: number): Promise<TagInUse> {
  const tag = await db
    .selectFrom(selectTags(db).as("tag"))
    .selectAll("tag")
    .where("tag.id", "=", id)
    .executeTakeFirst();
  if (!tag) throw new AppError("request.invalid");
  return tag;
}

/**
 * Gives the recipes of a tag another one, new or known, to which its word leads from then on.
 * Another spelling of the same word is shown instead of it. Throws request.invalid for a word that
 * leads to the tag itself.
 */
export async function mergeTag(
  db: Db,
  viewer: Person,
  { id, into }: { id: number; into: string },
): Promise<{ name: string; into: string; recipes: number }> {
  return db.transaction().execute(async (trx) => {
    const { name, key } = await getTag(trx, id);
    const isSpelling = tagKey(into) === key;
    if (isSpelling)
      await trx.updateTable("tags").set({ name: into }).where("id", "=", id).execute();
    const target = isSpelling ? { id, name: into } : await openTarget(trx, into);
    if (target.id === id && !isSpelling) throw new AppError("request.invalid");
    const recipes = isSpelling ? 0 : await moveTag(trx, id, target.id);
    await appendToAuditLog(trx, viewer, "tag.merge", name, { into: target.name, recipes });
    return { name, into: target.name, recipes };
  });
}

/** Hides a tag from every page and list, or shows it again; recipes keep it. */
export async function forbidTag(
  db: Db,
  viewer: Person,
  { id, isForbidden }: { id: number; isForbidden: boolean },
): Promise<{ name: string }> {
  return db.transaction().execute(async (trx) => {
    const { name } = await getTag(trx, id);
    const is_forbidden = isForbidden ? 1 : 0;
    await trx.updateTable("tags").set({ is_forbidden }).where("id", "=", id).execute();
    for (let after = 0; ; ) {
      const ids = await listRecipesWith(trx, id, after);
      if (ids.length === 0) break;
      await reindex(trx, ids);
      after = ids.at(-1) ?? after;
    }
    await appendToAuditLog(trx, viewer, isForbidden ? "tag.forbid" : "tag.allow", name);
    return { name };
  });
}

function selectTags(db: Kysely<Database>) {
  return db
    .selectFrom("tags")
    .select((eb) => [
      "tags.id",
      "tags.key",
      "tags.name",
      "tags.is_forbidden as isForbidden",
      eb
        .selectFrom("recipe_tags")
        .select((used) => used.fn.countAll<number>().as("uses"))
        .whereRef("recipe_tags.tag_id", "=", "tags.id")
        .$asScalar()
        .$notNull()
        .as("uses"),
    ])
    .where("tags.merged_into", "is", null);
}

async function openTarget(trx: Transaction<Database>, name: string) {
  const key = tagKey(name);
  await trx
    .insertInto("tags")
    .values({ key, name })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return trx
    .selectFrom("tags")
    .innerJoin("tags as current", (join) =>
      join.on((eb) => eb("current.id", "=", eb.fn.coalesce("tags.merged_into", "tags.id"))),
    )
    .select(["current.id", "current.name"])
    .where("tags.key", "=", key)
    .executeTakeFirstOrThrow();
}

async function moveTag(trx: Transaction<Database>, from: number, to: number): Promise<number> {
  let recipes = 0;
  for (;;) {
    const ids = await listRecipesWith(trx, from, 0);
    if (ids.length === 0) break;
    const both = trx.selectFrom("recipe_tags").select("recipe_id").where("tag_id", "=", to);
    await trx
      .deleteFrom("recipe_tags")
      .where("tag_id", "=", from)
      .where("recipe_id", "in", ids)
      .where("recipe_id", "in", both)
      .execute();
    await trx
      .updateTable("recipe_tags")
      .set({ tag_id: to })
      .where("tag_id", "=", from)
      .where("recipe_id", "in", ids)
      .execute();
    await reindex(trx, ids);
    recipes += ids.length;
  }
  await trx
    .updateTable("tags")
    .set({ merged_into: to })
    .where((eb) => eb.or([eb("id", "=", from), eb("merged_into", "=", from)]))
    .execute();
  return recipes;
}

async function listRecipesWith(
  trx: Transaction<Database>,
  tagId: number,
  after: number,
): Promise<number[]> {
  const rows = await trx
    .selectFrom("recipe_tags")
    .select("recipe_id as id")
    .where("tag_id", "=", tagId)
    .where("recipe_id", ">", after)
    .orderBy("recipe_id")
    .limit(RECIPES_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** The first one adds the tag's words to the vocabulary, for all of them. */
async function reindex(trx: Transaction<Database>, ids: number[]): Promise<void> {
  const [first = 0, ...others] = ids;
  await indexRecipe(trx, first);
  if (others.length > 0) await indexChangedRecipes(trx, others);
}
