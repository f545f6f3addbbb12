import type { Transaction } from "kysely";
import { MAX_TAGS } from "#domain/recipe/tags";
import type { Database } from "../../platform/db/tables";
import { openTag } from "../recipes/tags";
import type { ChosenRecipe } from "./chosen-queries";

type Trx = Transaction<Database>;

interface TagPlace {
  id: number;
  /** Of a tag among those of the recipe. */
  position: number;
}

export interface TagBefore {
  kind: "TAG" | "UNTAG";
  tag: number;
  /** Nobody used the tag before. */
  isNew: boolean;
  recipes: (TagPlace & { title: string; version: number })[];
}

/** Adds the tag to those recipes that lack it and have room; throws act.tagForbidden. */
export async function addTag(trx: Trx, recipes: ChosenRecipe[], name: string): Promise<TagBefore> {
  const { id: tag, isNew } = await openTag(trx, name);
  const taken = await listPlaces(trx, recipes);
  const changed = recipes.flatMap(({ id, title, version }) => {
    const tags = taken.get(id) ?? new Map<number, number>();
    const position = findFreePlace([...tags.values()]);
    return tags.has(tag) || position === undefined ? [] : [{ id, title, version, position }];
  });
  await insertTag(trx, tag, changed);
  return { kind: "TAG", tag, isNew, recipes: changed };
}

/** Removes the tag from those recipes that have it. */
export async function removeTag(
  trx: Trx,
  recipes: ChosenRecipe[],
  tag: number,
): Promise<TagBefore> {
  const removed = await deleteTag(trx, tag, recipes);
  await closeUp(trx, removed);
  const places = new Map(removed.map(({ id, position }) => [id, position]));
  const changed = recipes.flatMap(({ id, title, version }) => {
    const position = places.get(id);
    return position === undefined ? [] : [{ id, title, version, position }];
  });
  return { kind: "UNTAG", tag, isNew: false, recipes: changed };
}

/** Undoes one of both for the given recipes, whose tags nobody changed since. */
export async function restoreTags(
  trx: Trx,
  { kind, tag, isNew, recipes }: TagBefore,
): Promise<void> {
  if (kind === "UNTAG") {
    await makeRoom(trx, recipes);
    await insertTag(trx, tag, recipes);
  } else {
    await deleteTag(trx, tag, recipes);
    if (isNew) await deleteUnusedTag(trx, tag);
  }
}

async function listPlaces(trx: Trx, recipes: ChosenRecipe[]) {
  const rows = await trx
    .selectFrom("recipe_tags")
    .select(["recipe_id", "tag_id", "position"])
    .where(
      "recipe_id",
      "in",
      recipes.map(({ id }) => id),
    )
    .execute();
  const places = new Map<number, Map<number, number>>();
  for (const { recipe_id, tag_id, position } of rows) {
    const tags = places.get(recipe_id) ?? new Map<number, number>();
    places.set(recipe_id, tags.set(tag_id, position));
  }
  return places;
}

/** Behind the others, or in a gap that a merged tag left. */
function findFreePlace(taken: number[]): number | undefined {
  const next = Math.max(-1, ...taken) + 1;
  if (next < MAX_TAGS) return next;
  return Array.from({ length: MAX_TAGS }, (_, at) => at).find((at) => !taken.includes(at));
}

async function insertTag(trx: Trx, tag: number, recipes: TagPlace[]): Promise<void> {
  if (recipes.length === 0) return;
  const rows = recipes.map(({ id, position }) => ({ recipe_id: id, position, tag_id: tag }));
  await trx.insertInto("recipe_tags").values(rows).execute();
}

async function deleteTag(trx: Trx, tag: number, recipes: { id: number }[]) {
  return trx
    .deleteFrom("recipe_tags")
    .where("tag_id", "=", tag)
    .where(
      "recipe_id",
      "in",
      recipes.map(({ id }) => id),
    )
    .returning(["recipe_id as id", "position"])
    .execute();
}

/** Moves the tags from each recipe's place on by one. */
async function makeRoom(trx: Trx, recipes: TagPlace[]): Promise<void> {
  for (let from = MAX_TAGS - 2; from >= 0; from--) {
    const moved = recipes.filter(({ position }) => position <= from);
    await moveTags(trx, moved, { from, to: from + 1 });
  }
}

/** Moves the tags behind each recipe's empty place into it. */
async function closeUp(trx: Trx, recipes: TagPlace[]): Promise<void> {
  for (let from = 1; from < MAX_TAGS; from++) {
    const moved = recipes.filter(({ position }) => position < from);
    await moveTags(trx, moved, { from, to: from - 1 });
  }
}

async function moveTags(
  trx: Trx,
  recipes: TagPlace[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (recipes.length === 0) return;
  await trx
    .updateTable("recipe_tags")
    .set({ position: to })
    .where(
      "recipe_id",
      "in",
      recipes.map(({ id }) => id),
    )
    .where("position", "=", from)
    .execute();
}

async function deleteUnusedTag(trx: Trx, tag: number): Promise<void> {
  const used = trx.selectFrom("recipe_tags").select("tag_id").where("tag_id", "=", tag);
  const merged = trx.selectFrom("tags").select("merged_into").where("merged_into", "=", tag);
  await trx
    .deleteFrom("tags")
    .where("id", "=", tag)
    .where("is_forbidden", "=", 0)
    .where("merged_into", "is", null)
    .where("id", "not in", used)
    .where("id", "not in", merged)
    .execute();
}
