import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { getCookbookMembership } from "../cookbooks/membership";

/** Whose list and plan: the viewer's own, or those of a cookbook, for all its members. */
export interface HouseholdChoice {
  cookbook: number | null;
}

/** Throws cookbook.notFound, or cookbook.notMember for a cookbook that the viewer is not in. */
export async function getHouseholdName(
  db: Kysely<Database>,
  viewer: Person,
  { cookbook }: HouseholdChoice,
): Promise<string | null> {
  if (cookbook === null) return null;
  const { name, membership } = await getCookbookMembership(db, viewer, cookbook);
  if (!membership) throw new AppError("cookbook.notMember");
  return name;
}

export async function findHouseholdId(
  db: Kysely<Database>,
  viewer: Person,
  choice: HouseholdChoice,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("households")
    .select("id")
    .where(...toOwner(viewer, choice))
    .executeTakeFirst();
  return row?.id;
}

/** Returns the id of the household, which nobody else changes until the transaction ends. */
export async function lockHousehold(
  trx: Transaction<Database>,
  viewer: Person,
  choice: HouseholdChoice,
): Promise<number> {
  await getHouseholdName(trx, viewer, choice);
  const [column, , owner] = toOwner(viewer, choice);
  await trx
    .insertInto("households")
    .values({ user_id: null, cookbook_id: null, [column]: owner })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .execute();
  const { id } = await trx
    .updateTable("households")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where(column, "=", owner)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function toOwner(
  viewer: Person,
  { cookbook }: HouseholdChoice,
): ["user_id" | "cookbook_id", "=", number] {
  return cookbook === null ? ["user_id", "=", viewer.id] : ["cookbook_id", "=", cookbook];
}
