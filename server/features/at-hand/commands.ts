import type { Transaction } from "kysely";
import { MAX_FOODS } from "#domain/at-hand/at-hand";
import { buildFoodKey } from "#domain/ingredient/food-key";
import type { UiLocale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { type HouseholdChoice, lockHousehold } from "../households/households";
import { listIngredientNames } from "../ingredients/queries";
import { recognizeFoods } from "./recognize-foods";

type Trx = Transaction<Database>;

interface NewFood {
  ingredientId: number | null;
  name: string;
}

/** Keeps foods as a cook types them: "leeks, olive oil". Throws atHand.full. */
export async function keepFoods(
  db: Db,
  viewer: Person,
  { locale, isStaple, ...choice }: HouseholdChoice & { locale: UiLocale; isStaple: boolean },
  names: string[],
): Promise<void> {
  const foods = await recognizeFoods(db, names, locale);
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    await insertFoods(trx, household, foods, isStaple);
  });
}

/** Keeps the catalogue's foods of all ticked lines of the household's list; returns how many are new. */
export async function keepTickedFoods(
  db: Db,
  viewer: Person,
  { locale, ...choice }: HouseholdChoice & { locale: UiLocale },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    const ticked = await trx
      .selectFrom("shopping_entries")
      .select((eb) => eb.ref("ingredient_id").$notNull().as("id"))
      .distinct()
      .where("household_id", "=", household)
      .where("ticked_at", "is not", null)
      .where("removed_at", "is", null)
      .where("ingredient_id", "is not", null)
      .execute();
    const ids = ticked.map(({ id }) => id);
    const foods = await listIngredientNames(trx, ids, locale);
    const named = foods.map(({ id, name }) => ({ ingredientId: id, name }));
    return insertFoods(trx, household, named, false);
  });
}

export async function removeFood(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    await trx
      .deleteFrom("foods_at_hand")
      .where("household_id", "=", household)
      .where("id", "=", id)
      .execute();
  });
}

export async function setStaple(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  id: number,
  isStaple: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    await trx
      .updateTable("foods_at_hand")
      .set({ is_staple: isStaple ? 1 : 0 })
      .where("household_id", "=", household)
      .where("id", "=", id)
      .execute();
  });
}

/** A staple stays one; returns how many foods are new. */
async function insertFoods(
  trx: Trx,
  household: number,
  foods: NewFood[],
  isStaple: boolean,
): Promise<number> {
  const byKey = new Map(foods.map((food) => [buildFoodKey(food), food]));
  const kept = await trx
    .selectFrom("foods_at_hand")
    .select(["id", "ingredient_id as ingredientId", "name"])
    .where("household_id", "=", household)
    .execute();
  const known = new Map(kept.map((food) => [buildFoodKey(food), food.id]));
  const fresh = [...byKey].filter(([key]) => !known.has(key));
  if (kept.length + fresh.length > MAX_FOODS)
    throw new AppError("atHand.full", { max: String(MAX_FOODS) });
  const again = [...byKey.keys()].flatMap((key) => known.get(key) ?? []);
  if (isStaple && again.length > 0)
    await trx.updateTable("foods_at_hand").set({ is_staple: 1 }).where("id", "in", again).execute();
  const rows = fresh.map(([key, { ingredientId, name }]) => ({
    ...{ household_id: household, food_key: key, ingredient_id: ingredientId, name },
    is_staple: isStaple ? 1 : 0,
  }));
  if (rows.length > 0) await trx.insertInto("foods_at_hand").values(rows).execute();
  return rows.length;
}
