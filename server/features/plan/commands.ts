import type { Transaction } from "kysely";
import { RESTORE_MS } from "#domain/plan/plan";
import { addDays } from "#domain/time/weeks";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { type HouseholdChoice, lockHousehold } from "../households/households";
import { getRecipeTitle } from "../recipes/queries";
import { insertRows, type Place, requireRoom } from "./entry-rows";

type Trx = Transaction<Database>;

/** A recipe for so many, or as many as it says; or words. */
export type Planned = { recipe: number; servings: number | null } | { recipe: null; words: string };

/** `formKey`: a form that is sent twice adds it once. Throws recipe.notFound and plan.full. */
export async function addToPlan(
  db: Db,
  viewer: Person,
  { formKey, ...choice }: HouseholdChoice & { formKey: string },
  { day, meal, ...planned }: Place & Planned,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    if (planned.recipe !== null) await getRecipeTitle(trx, viewer, planned.recipe);
    const row =
      planned.recipe === null
        ? { recipe_id: null, servings: null, words: planned.words }
        : { recipe_id: planned.recipe, servings: planned.servings, words: "" };
    await insertRows(trx, viewer, household, [{ key: formKey, day, meal, ...row }]);
  });
}

/** Throws plan.notFound and plan.full. */
export async function movePlanEntry(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  id: number,
  { day, meal, servings }: Place & { servings: number | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    const { recipe_id } = await getEntry(trx, household, id);
    await trx
      .updateTable("plan_entries")
      .set({ day, meal, servings: recipe_id === null ? null : servings })
      .where("id", "=", id)
      .execute();
    await requireRoom(trx, household, [day]);
  });
}

/** Throws plan.notFound and plan.full. */
export async function copyPlanEntry(
  db: Db,
  viewer: Person,
  { formKey, ...choice }: HouseholdChoice & { formKey: string },
  id: number,
  place: Place,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    const { recipe_id, servings, words } = await getEntry(trx, household, id);
    const row = { key: `${formKey} ${id}`, ...place, recipe_id, servings, words };
    await insertRows(trx, viewer, household, [row]);
  });
}

/** Puts everything of the week before into these seven days too; returns how many are new. */
export async function repeatWeek(
  db: Db,
  viewer: Person,
  { formKey, ...choice }: HouseholdChoice & { formKey: string },
  days: string[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    const before = await trx
      .selectFrom("plan_entries")
      .select(["id", "day", "meal", "recipe_id", "servings", "words"])
      .where("household_id", "=", household)
      .where(
        "day",
        "in",
        days.map((day) => addDays(day, -7)),
      )
      .where("removed_at", "is", null)
      .orderBy("id")
      .execute();
    const rows = before.map(({ id, day, ...entry }) => ({
      ...entry,
      key: `${formKey} ${id}`,
      day: addDays(day, 7),
    }));
    return insertRows(trx, viewer, household, rows);
  });
}

/** It can be brought back for ten minutes. */
export async function removePlanEntry(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    await trx
      .updateTable("plan_entries")
      .set({ removed_at: Date.now() })
      .where("household_id", "=", household)
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .execute();
  });
}

/** With what was removed along with it. Throws plan.full, and plan.notFound if it is too late. */
export async function restorePlanEntry(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    const restored = await trx
      .updateTable("plan_entries")
      .set({ removed_at: null })
      .where("household_id", "=", household)
      .where("removed_at", "=", (eb) =>
        eb
          .selectFrom("plan_entries as entry")
          .select((inner) => inner.ref("entry.removed_at").$notNull().as("at"))
          .where("entry.household_id", "=", household)
          .where("entry.id", "=", id)
          .where("entry.removed_at", ">", Date.now() - RESTORE_MS),
      )
      .returning("day")
      .execute();
    if (restored.length === 0) throw new AppError("plan.notFound");
    await requireRoom(
      trx,
      household,
      restored.map(({ day }) => day),
    );
  });
}

/** Takes out what the viewer added together at a moment of the last ten minutes. */
export async function removeAddedEntries(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  addedAt: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    const now = Date.now();
    await trx
      .updateTable("plan_entries")
      .set({ removed_at: now })
      .where("household_id", "=", household)
      .where("added_by", "=", viewer.id)
      .where("added_at", "=", addedAt)
      .where("added_at", ">", now - RESTORE_MS)
      .where("removed_at", "is", null)
      .execute();
  });
}

async function getEntry(trx: Trx, household: number, id: number) {
  const entry = await trx
    .selectFrom("plan_entries")
    .select(["recipe_id", "servings", "words"])
    .where("household_id", "=", household)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!entry) throw new AppError("plan.notFound");
  return entry;
}
