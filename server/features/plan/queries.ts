import type { Language } from "#domain/language/languages";
import { type Amount, createAmount } from "#domain/measures/amount";
import { RESTORE_MS } from "#domain/plan/plan";
import type { RecipePicture } from "#domain/recipe/recipe";
import { addDays } from "#domain/time/weeks";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { findHouseholdId, getHouseholdName, type HouseholdChoice } from "../households/households";

export interface PlanEntry {
  id: number;
  day: string;
  meal: string;
  /** "" for a recipe. */
  words: string;
  servings: number | null;
  /** Null for words, and for a recipe that the viewer may not see. */
  recipe: PlannedRecipe | null;
}

interface PlannedRecipe extends RecipePicture {
  title: string;
  language: Language;
  yield: number | null;
}

export interface WeekPlan {
  /** Null for the viewer's own. */
  cookbookName: string | null;
  days: { day: string; entries: PlanEntry[] }[];
  /** One of the entries that were removed last, while they can be brought back, and how many. */
  removed: { entry: number; count: number } | null;
  /** What the viewer added together last, while it can be undone: when, and how many entries. */
  added: { at: number; count: number } | null;
  /** Names of meals that this household uses. */
  meals: string[];
}

/** Takes the seven days to show. Throws cookbook.notMember. */
export async function getWeekPlan(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  days: string[],
): Promise<WeekPlan> {
  const cookbookName = await getHouseholdName(db, viewer, choice);
  const household = await findHouseholdId(db, viewer, choice);
  const entries = household === undefined ? [] : await listEntries(db, viewer, household, days);
  return {
    cookbookName,
    days: days.map((day) => ({ day, entries: entries.filter((entry) => entry.day === day) })),
    removed: household === undefined ? null : await findRemoved(db, household),
    added: household === undefined ? null : await findAdded(db, viewer, household),
    meals: household === undefined ? [] : await listMealNames(db, household, days),
  };
}

/** How much of a recipe a week asks for: servings, or times where it has none. */
interface WantedOfWeek {
  servings?: number;
  times?: Amount;
}

/** Lists the recipes of some days that the viewer may see. */
export async function listPlannedRecipes(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  shown: string[],
): Promise<Map<number, WantedOfWeek>> {
  const { days } = await getWeekPlan(db, viewer, choice, shown);
  const counts = new Map<number, { count: number; own: number | null }>();
  for (const { recipe, servings } of days.flatMap((day) => day.entries)) {
    if (!recipe) continue;
    const { id, yield: own } = recipe;
    const before = counts.get(id)?.count ?? 0;
    counts.set(id, { count: before + (own === null ? 1 : (servings ?? own)), own });
  }
  return new Map(
    [...counts].map(([id, { count, own }]) => [
      id,
      own === null ? { times: createAmount(count, 1) } : { servings: count },
    ]),
  );
}

async function listEntries(
  db: Db,
  viewer: Person,
  household: number,
  days: string[],
): Promise<PlanEntry[]> {
  const rows = await db
    .selectFrom("plan_entries")
    .select(["id", "day", "meal", "words", "servings", "recipe_id as recipeId"])
    .where("household_id", "=", household)
    .where("day", "in", days)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  const recipes = await listRecipes(
    db,
    viewer,
    rows.flatMap(({ recipeId }) => recipeId ?? []),
  );
  return rows.map(({ recipeId, ...row }) => ({
    ...row,
    recipe: recipes.get(recipeId ?? 0) ?? null,
  }));
}

async function listRecipes(
  db: Db,
  viewer: Person,
  ids: number[],
): Promise<Map<number, PlannedRecipe>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("recipes")
    .select(["id", "title", "language", "category", "yield", "image_version as imageVersion"])
    .where("id", "in", [...new Set(ids)])
    .where(visibleTo(viewer))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function findRemoved(db: Db, household: number): Promise<WeekPlan["removed"]> {
  const row = await db
    .selectFrom("plan_entries")
    .select((eb) => [eb.fn.min("id").as("entry"), eb.fn.countAll<number>().as("count")])
    .where("household_id", "=", household)
    .where("removed_at", ">", Date.now() - RESTORE_MS)
    .groupBy("removed_at")
    .orderBy("removed_at", "desc")
    .executeTakeFirst();
  return row ?? null;
}

/** A single entry is removed where it stands. */
async function findAdded(db: Db, viewer: Person, household: number): Promise<WeekPlan["added"]> {
  const row = await db
    .selectFrom("plan_entries")
    .select((eb) => ["added_at as at", eb.fn.countAll<number>().as("count")])
    .where("household_id", "=", household)
    .where("added_by", "=", viewer.id)
    .where("added_at", ">", Date.now() - RESTORE_MS)
    .where("removed_at", "is", null)
    .groupBy("added_at")
    .having((eb) => eb(eb.fn.countAll<number>(), ">", 1))
    .orderBy("added_at", "desc")
    .executeTakeFirst();
  return row ?? null;
}

/** Of the week and the four before. */
async function listMealNames(db: Db, household: number, days: string[]): Promise<string[]> {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const rows = await db
    .selectFrom("plan_entries")
    .select("meal")
    .distinct()
    .where("household_id", "=", household)
    .where("day", ">=", addDays(first, -28))
    .where("day", "<=", last)
    .where("meal", "<>", "")
    .orderBy("meal")
    .limit(20)
    .execute();
  return rows.map(({ meal }) => meal);
}
