import type { Transaction } from "kysely";
import { MAX_ENTRIES_A_DAY } from "#domain/plan/plan";
import type { RecipeFilters } from "#domain/recipe/recipe-filters";
import { foldedKey } from "#domain/text/text";
import { addDays } from "#domain/time/weeks";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { getHouseholdName, type HouseholdChoice, lockHousehold } from "../households/households";
import { listFoundIds } from "../recipes/listing";
import { insertRows } from "./entry-rows";

type Trx = Transaction<Database>;

/** Which days of a week are filled, and from which recipes. */
export interface Filling {
  /** The seven days of the week. */
  days: string[];
  /** Days before it stay as they are. */
  today: string;
  meal: string;
  servings: number | null;
  filters: RecipeFilters;
  /** Only the recipes of this cookbook of the viewer. */
  source: number | null;
}

const WEEK_DAYS = 7;
/** Recipes enough for a week that repeats nothing of itself and of the week before. */
const CANDIDATES = WEEK_DAYS + 2 * WEEK_DAYS * MAX_ENTRIES_A_DAY;

/**
 * Gives each day that lacks this meal a recipe at random. Returns how many days were filled, and how
 * many found no recipe. Throws cookbook.notMember.
 */
export async function fillWeek(
  db: Db,
  viewer: Person,
  { formKey, ...choice }: HouseholdChoice & { formKey: string },
  { days, today, meal, servings, filters, source }: Filling,
): Promise<{ filled: number; left: number }> {
  await getHouseholdName(db, viewer, { cookbook: source });
  const random = { ...filters, sort: "RANDOM" as const };
  const candidates = await listFoundIds(db, viewer, random, CANDIDATES, source);
  return db.transaction().execute(async (trx) => {
    const household = await lockHousehold(trx, viewer, choice);
    const entries = await listEntries(trx, household, days);
    const lacking = days.filter((day) => {
      const own = entries.filter((entry) => entry.day === day);
      const hasMeal = own.some((entry) => foldedKey(entry.meal) === foldedKey(meal));
      return day >= today && !hasMeal && own.length < MAX_ENTRIES_A_DAY;
    });
    const seen = await keepVisible(trx, viewer, candidates);
    const recipes = pickRecipes(seen, entries, days);
    const rows = lacking.flatMap((day, at) => {
      const recipe_id = recipes[at];
      const row = { key: `${formKey} ${day}`, day, meal, servings, words: "" };
      return recipe_id === undefined ? [] : [{ ...row, recipe_id }];
    });
    const filled = await insertRows(trx, viewer, household, rows);
    return { filled, left: lacking.length - rows.length };
  });
}

type Entry = Awaited<ReturnType<typeof listEntries>>[number];

/** Of the week and the one before. */
async function listEntries(trx: Trx, household: number, days: string[]) {
  return trx
    .selectFrom("plan_entries")
    .select(["day", "meal", "recipe_id as recipe"])
    .where("household_id", "=", household)
    .where("day", "in", [...days.map((day) => addDays(day, -WEEK_DAYS)), ...days])
    .where("removed_at", "is", null)
    .execute();
}

async function keepVisible(trx: Trx, viewer: Person, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom("recipes")
    .select("id")
    .where("id", "in", ids)
    .where(visibleTo(viewer))
    .execute();
  const seen = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => seen.has(id));
}

/** None of the week; those of the week before come last. */
function pickRecipes(candidates: number[], entries: Entry[], days: string[]): number[] {
  const isOfWeek = ({ day }: Entry) => days.includes(day);
  const planned = new Set(entries.filter(isOfWeek).map(({ recipe }) => recipe));
  const before = new Set(entries.map(({ recipe }) => recipe));
  const free = candidates.filter((id) => !planned.has(id));
  const isNew = (id: number) => !before.has(id);
  return [...free.filter(isNew), ...free.filter((id) => !isNew(id))];
}
