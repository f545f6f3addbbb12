import type { Transaction } from "kysely";
import { RESTORE_MS } from "#domain/shopping/shopping";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";
import { type HouseholdChoice, lockHousehold } from "../households/households";
import { learnOrder } from "./aisle-order";
import { requireRoom } from "./entries";

type Trx = Transaction<Database>;

/**
 * Puts entries into the basket, each once, unless somebody pressed them after `pressedAt`; the list
 * learns in which order its people walk. Returns false if none is on the list any more.
 */
export async function tickEntries(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  ids: number[],
  pressedAt = Date.now(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const list = await lockHousehold(trx, viewer, choice);
    await learnOrder(trx, list, ids);
    const now = Date.now();
    await selectUnpressed(trx, list, ids, pressedAt)
      .set((eb) => ({
        ticked_at: eb.fn.coalesce("ticked_at", eb.val(now)),
        pressed_at: pressedAt,
      }))
      .execute();
    return areListed(trx, list, ids);
  });
}

/**
 * Takes entries out of the basket, unless somebody pressed them after `pressedAt`. Returns false if
 * none is on the list any more.
 */
export async function untickEntries(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  ids: number[],
  pressedAt = Date.now(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const list = await lockHousehold(trx, viewer, choice);
    await selectUnpressed(trx, list, ids, pressedAt)
      .set({ ticked_at: null, pressed_at: pressedAt })
      .execute();
    return areListed(trx, list, ids);
  });
}

/** Takes entries off the list; returns how many. They can be brought back for ten minutes. */
export async function removeEntries(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  ids: number[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const list = await lockHousehold(trx, viewer, choice);
    const { numUpdatedRows } = await selectChosen(trx, list, ids)
      .set({ removed_at: Date.now() })
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}

/** Brings back what was removed last; returns how many entries. Throws shopping.full. */
export async function restoreEntries(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const list = await lockHousehold(trx, viewer, choice);
    const { last } = await trx
      .selectFrom("shopping_entries")
      .select((eb) => eb.fn.max<number | null>("removed_at").as("last"))
      .where("household_id", "=", list)
      .executeTakeFirstOrThrow();
    if (last === null || last < Date.now() - RESTORE_MS) return 0;
    const { numUpdatedRows } = await trx
      .updateTable("shopping_entries")
      .set({ removed_at: null })
      .where("household_id", "=", list)
      .where("removed_at", "=", last)
      .executeTakeFirstOrThrow();
    await requireRoom(trx, list, 0);
    return Number(numUpdatedRows);
  });
}

function selectChosen(trx: Trx, list: number, ids: number[]) {
  return trx
    .updateTable("shopping_entries")
    .where("household_id", "=", list)
    .where("id", "in", ids)
    .where("removed_at", "is", null);
}

function selectUnpressed(trx: Trx, list: number, ids: number[], pressedAt: number) {
  return selectChosen(trx, list, ids).where((eb) =>
    eb.or([eb("pressed_at", "is", null), eb("pressed_at", "<=", pressedAt)]),
  );
}

async function areListed(trx: Trx, list: number, ids: number[]): Promise<boolean> {
  const entry = await trx
    .selectFrom("shopping_entries")
    .select("id")
    .where("household_id", "=", list)
    .where("id", "in", ids)
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
