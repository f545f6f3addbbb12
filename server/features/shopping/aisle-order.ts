import type { Transaction } from "kysely";
import {
  INGREDIENT_CATEGORIES,
  type IngredientCategory,
} from "#domain/ingredient/ingredient-category";
import type { Database } from "../../platform/db/tables";

type Trx = Transaction<Database>;

/** Ticks further apart belong to different walks through the shop. */
const WALK_MS = 3 * 3_600_000;
const THOUSANDTHS = 1_000;
/** How much one tick weighs against what was learned before. */
const WEIGHT = 0.3;

/** Where an aisle lies until the list has learned it, in thousandths of a walk. */
export function getDefaultPlace(aisle: IngredientCategory): number {
  const index = INGREDIENT_CATEGORIES.indexOf(aisle);
  return Math.round((index * THOUSANDTHS) / INGREDIENT_CATEGORIES.length);
}

export function toAisle(category: IngredientCategory | null): IngredientCategory {
  return category ?? "MISCELLANEOUS";
}

/** Moves the aisles of entries about to be ticked towards how much of this walk is done. */
export async function learnOrder(trx: Trx, list: number, ids: number[]): Promise<void> {
  const entries = await trx
    .selectFrom("shopping_entries as entry")
    .leftJoin("ingredients", "ingredients.id", "entry.ingredient_id")
    .select(["entry.id", "ingredients.category", "entry.ticked_at as tickedAt"])
    .where("entry.household_id", "=", list)
    .where("entry.removed_at", "is", null)
    .execute();
  const begin = Date.now() - WALK_MS;
  const walked = entries.filter(({ tickedAt }) => tickedAt !== null && tickedAt > begin).length;
  const open = entries.filter(({ tickedAt }) => tickedAt === null);
  const chosen = new Set(ids);
  const aisles = new Set(
    open.filter(({ id }) => chosen.has(id)).map(({ category }) => toAisle(category)),
  );
  const done = (walked * THOUSANDTHS) / Math.max(1, walked + open.length);
  for (const aisle of aisles) await moveTowards(trx, list, aisle, done);
}

async function moveTowards(
  trx: Trx,
  list: number,
  aisle: IngredientCategory,
  done: number,
): Promise<void> {
  const known = await trx
    .selectFrom("shopping_aisles")
    .select("place")
    .where("household_id", "=", list)
    .where("aisle", "=", aisle)
    .executeTakeFirst();
  const before = known?.place ?? getDefaultPlace(aisle);
  const place = Math.round(before * (1 - WEIGHT) + done * WEIGHT);
  await trx
    .insertInto("shopping_aisles")
    .values({ household_id: list, aisle, place })
    .onConflict((conflict) => conflict.columns(["household_id", "aisle"]).doUpdateSet({ place }))
    .execute();
}
