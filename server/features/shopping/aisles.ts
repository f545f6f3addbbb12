import {
  INGREDIENT_CATEGORIES,
  type IngredientCategory,
} from "#domain/ingredient/ingredient-category";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import {
  findHouseholdId,
  getHouseholdName,
  type HouseholdChoice,
  lockHousehold,
} from "../households/households";
import { getDefaultPlace } from "./aisle-order";

export interface Aisle {
  aisle: IngredientCategory;
  /** "" for the category's. */
  name: string;
}

/** All aisles of a list, in the order of its shop. */
export async function listAisles(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
): Promise<Aisle[]> {
  await getHouseholdName(db, viewer, choice);
  const list = await findHouseholdId(db, viewer, choice);
  return list === undefined ? orderAisles([]) : orderAisles(await selectAisles(db, list));
}

export async function selectAisles(db: Db, list: number) {
  return db
    .selectFrom("shopping_aisles")
    .select(["aisle", "name", "place"])
    .where("household_id", "=", list)
    .execute();
}

export function orderAisles(
  known: { aisle: IngredientCategory; name: string; place: number }[],
): Aisle[] {
  const places = new Map(known.map((each) => [each.aisle, each]));
  return INGREDIENT_CATEGORIES.map((aisle) => ({
    aisle,
    name: places.get(aisle)?.name ?? "",
    place: places.get(aisle)?.place ?? getDefaultPlace(aisle),
  }))
    .sort((one, other) => one.place - other.place)
    .map(({ aisle, name }) => ({ aisle, name }));
}

/** Gives the aisles these names and this order; leaves out any that is missing. */
export async function saveAisles(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  aisles: Aisle[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const list = await lockHousehold(trx, viewer, choice);
    await trx.deleteFrom("shopping_aisles").where("household_id", "=", list).execute();
    const rows = aisles.map(({ aisle, name }, at) => ({
      ...{ household_id: list, aisle, name },
      place: Math.round((at * 1_000) / aisles.length),
    }));
    if (rows.length > 0) await trx.insertInto("shopping_aisles").values(rows).execute();
  });
}
