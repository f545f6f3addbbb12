import type { Transaction } from "kysely";
import { MAX_ENTRIES_A_DAY } from "#domain/plan/plan";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";

type Trx = Transaction<Database>;

/** When something is cooked. */
export interface Place {
  day: string;
  meal: string;
}

export interface NewRow extends Place {
  key: string;
  recipe_id: number | null;
  servings: number | null;
  words: string;
}

/** Returns how many are new: a key is inserted once. Throws plan.full. */
export async function insertRows(
  trx: Trx,
  viewer: Person,
  household: number,
  rows: NewRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const now = Date.now();
  const added = await trx
    .insertInto("plan_entries")
    .values(
      rows.map(({ key, ...row }) => ({
        ...row,
        ...{ household_id: household, creation_key: key, added_by: viewer.id, added_at: now },
      })),
    )
    .onConflict((conflict) => conflict.columns(["household_id", "creation_key"]).doNothing())
    .returning("id")
    .execute();
  await requireRoom(
    trx,
    household,
    rows.map(({ day }) => day),
  );
  return added.length;
}

/** Throws plan.full where one of the days holds too many entries. */
export async function requireRoom(trx: Trx, household: number, days: string[]): Promise<void> {
  const full = await trx
    .selectFrom("plan_entries")
    .select("day")
    .where("household_id", "=", household)
    .where("day", "in", days)
    .where("removed_at", "is", null)
    .groupBy("day")
    .having((eb) => eb(eb.fn.countAll<number>(), ">", MAX_ENTRIES_A_DAY))
    .executeTakeFirst();
  if (full) throw new AppError("plan.full");
}
