import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { listKeptFoods } from "../at-hand/kept-foods";

/** What is on the viewer's own list, also in the basket. */
export function listShopping(db: Db, viewer: Person) {
  return db
    .selectFrom("shopping_entries")
    .innerJoin("households", "households.id", "shopping_entries.household_id")
    .select(["words", "numerator", "denominator", "recipe_id as recipe", "ticked_at as tickedAt"])
    .where("households.user_id", "=", viewer.id)
    .where("removed_at", "is", null)
    .orderBy("shopping_entries.id")
    .execute();
}

/** What the viewer's own plan holds, in all weeks. */
export function listPlan(db: Db, viewer: Person) {
  return db
    .selectFrom("plan_entries")
    .innerJoin("households", "households.id", "plan_entries.household_id")
    .select(["day", "meal", "recipe_id as recipe", "servings", "words"])
    .where("households.user_id", "=", viewer.id)
    .where("removed_at", "is", null)
    .orderBy("day")
    .orderBy("plan_entries.id")
    .execute();
}

/** What is in the viewer's own kitchen. */
export async function listAtHand(db: Db, viewer: Person) {
  const foods = await listKeptFoods(db, viewer, { cookbook: null });
  return foods.map(({ name, isStaple }) => ({ name, isStaple }));
}
