import type { Kysely } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";
import { findHouseholdId, getHouseholdName, type HouseholdChoice } from "../households/households";

export interface KeptFood {
  id: number;
  /** Null for a name that the catalogue does not know. */
  ingredientId: number | null;
  name: string;
  isStaple: boolean;
}

/** Lists what a household has at hand, newest first. Throws cookbook.notMember. */
export async function listKeptFoods(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
): Promise<KeptFood[]> {
  await getHouseholdName(db, viewer, choice);
  const household = await findHouseholdId(db, viewer, choice);
  if (household === undefined) return [];
  const rows = await db
    .selectFrom("foods_at_hand")
    .select(["id", "ingredient_id as ingredientId", "name", "is_staple as isStaple"])
    .where("household_id", "=", household)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, isStaple: row.isStaple === 1 }));
}

/** Lets the foods of every household follow one that is merged into another, each once. */
export async function moveKeptFoods(
  trx: Kysely<Database>,
  from: number,
  to: number,
): Promise<void> {
  const listHouseholds = (ingredient: number) =>
    trx.selectFrom("foods_at_hand").select("household_id").where("ingredient_id", "=", ingredient);
  await trx
    .updateTable("foods_at_hand")
    .set({ is_staple: 1 })
    .where("ingredient_id", "=", to)
    .where("household_id", "in", listHouseholds(from).where("is_staple", "=", 1))
    .execute();
  await trx
    .deleteFrom("foods_at_hand")
    .where("ingredient_id", "=", from)
    .where("household_id", "in", listHouseholds(to))
    .execute();
  await trx
    .updateTable("foods_at_hand")
    .set({ ingredient_id: to, food_key: `#${to}` })
    .where("ingredient_id", "=", from)
    .execute();
}
