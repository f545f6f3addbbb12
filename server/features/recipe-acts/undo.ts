import type { Transaction } from "kysely";
import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import { UNDO_MS, type UndoableKind } from "#domain/recipe/recipe-acts";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import type { AudienceBefore, Before, CookbookBefore, DeleteBefore } from "./changes";
import { indexQueued, queueForIndex } from "./index-queue";
import { raiseVersions } from "./raise-versions";
import { restoreTags, type TagBefore } from "./tag-changes";

type Trx = Transaction<Database>;

export interface Undoable {
  id: number;
  kind: UndoableKind;
  count: number;
}

export interface Undone {
  restored: number;
  /** Titles of recipes that were changed since, and stay as they are. */
  left: string[];
}

/** Returns the viewer's latest act, if it can still be undone. */
export async function findUndoable(db: Db, viewer: Person): Promise<Undoable | undefined> {
  const row = await selectUndoable(db, viewer).orderBy("id", "desc").limit(1).executeTakeFirst();
  return row && { id: row.id, kind: row.kind, count: readBefore(row).recipes.length };
}

/** Restores what was before the viewer's act; throws act.tooLate, also the second time. */
export async function undoAct(db: Db, viewer: Person, id: number): Promise<Undone> {
  const undone = await db.transaction().execute(async (trx) => {
    const row = await selectUndoable(trx, viewer).where("id", "=", id).executeTakeFirst();
    const { numDeletedRows } = await trx
      .deleteFrom("undos")
      .where("id", "=", row?.id ?? 0)
      .executeTakeFirstOrThrow();
    if (!row || numDeletedRows === 0n) throw new AppError("act.tooLate");
    const before = readBefore(row);
    const restored = new Set(await restore(trx, viewer, before));
    const left = before.recipes.filter((recipe) => !restored.has(recipe.id));
    return { restored: restored.size, left: left.map(({ title }) => title) };
  });
  await indexQueued(db);
  return undone;
}

function selectUndoable(db: Db | Trx, viewer: Person) {
  return db
    .selectFrom("undos")
    .select(["id", "kind", "before"])
    .where("user_id", "=", viewer.id)
    .where("created_at", ">", Date.now() - UNDO_MS);
}

function readBefore({ kind, before }: { kind: UndoableKind; before: string }): Before {
  return { kind, ...JSON.parse(before) };
}

/** Returns the ids of the recipes that are as they were. */
function restore(trx: Trx, viewer: Person, before: Before): Promise<number[]> {
  switch (before.kind) {
    case "AUDIENCE":
      return restoreAudience(trx, viewer, before);
    case "COOKBOOK":
      return takeFromCookbook(trx, viewer, before);
    case "DELETE":
      return restoreRemoved(trx, viewer, before);
    default:
      return retag(trx, viewer, before);
  }
}

async function restoreAudience(
  trx: Trx,
  viewer: Person,
  { kind, to, recipes }: AudienceBefore,
): Promise<number[]> {
  const asLeft = await listAsLeft(trx, viewer, recipes);
  const same = asLeft.filter(({ now }) => now.visibility === to);
  await restoreVisibility(trx, same);
  await raiseVersions(trx, { kind, recipes: same });
  return same.map(({ id }) => id);
}

async function retag(trx: Trx, viewer: Person, before: TagBefore): Promise<number[]> {
  const recipes = await listAsLeft(trx, viewer, before.recipes);
  await restoreTags(trx, { ...before, recipes });
  await raiseVersions(trx, { kind: before.kind, recipes });
  return recipes.map(({ id }) => id);
}

/** Those that nobody changed since the act counted up their version. */
async function listAsLeft<Recipe extends { id: number; version: number }>(
  trx: Trx,
  viewer: Person,
  recipes: Recipe[],
): Promise<(Recipe & { now: { visibility: Visibility } })[]> {
  const rows = await trx
    .selectFrom("recipes")
    .select(["id", "version", "visibility"])
    .where(
      "id",
      "in",
      recipes.map(({ id }) => id),
    )
    .where("author_id", "=", viewer.id)
    .where("id", "not in", (eb) => eb.selectFrom("removed_recipes").select("recipe_id"))
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return recipes.flatMap((recipe) => {
    const now = found.get(recipe.id);
    return now?.version === recipe.version + 1 ? [{ ...recipe, now }] : [];
  });
}

async function restoreRemoved(
  trx: Trx,
  viewer: Person,
  { recipes }: DeleteBefore,
): Promise<number[]> {
  const own = trx.selectFrom("recipes").select("id").where("author_id", "=", viewer.id);
  const back = await trx
    .deleteFrom("removed_recipes")
    .where(
      "recipe_id",
      "in",
      recipes.map(({ id }) => id),
    )
    .where("recipe_id", "in", own)
    .returning("recipe_id as id")
    .execute();
  const ids = new Set(back.map(({ id }) => id));
  return restoreVisibility(
    trx,
    recipes.filter(({ id }) => ids.has(id)),
  );
}

async function restoreVisibility(
  trx: Trx,
  recipes: Pick<DeleteBefore["recipes"][number], "id" | "visibility">[],
): Promise<number[]> {
  for (const visibility of VISIBILITIES) {
    const ids = recipes.filter((each) => each.visibility === visibility).map(({ id }) => id);
    await trx
      .updateTable("recipes")
      .set({ visibility })
      .where("id", "in", ids)
      .where("visibility", "<>", visibility)
      .execute();
  }
  const ids = recipes.map(({ id }) => id);
  await queueForIndex(trx, ids);
  return ids;
}

/** Only what the viewer added then: who removed and added a recipe since did so on purpose. */
async function takeFromCookbook(
  trx: Trx,
  viewer: Person,
  { cookbook, addedAt, recipes }: CookbookBefore,
): Promise<number[]> {
  const ids = recipes.map(({ id }) => id);
  const member = trx
    .selectFrom("cookbook_members")
    .select("cookbook_id")
    .where("user_id", "=", viewer.id);
  const taken = await trx
    .deleteFrom("cookbook_recipes")
    .where("cookbook_id", "=", cookbook)
    .where("cookbook_id", "in", member)
    .where("recipe_id", "in", ids)
    .where("added_by", "=", viewer.id)
    .where("added_at", "=", addedAt)
    .returning("recipe_id as id")
    .execute();
  return taken.map(({ id }) => id);
}
