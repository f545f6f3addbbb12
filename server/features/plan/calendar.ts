import type { Locale } from "#domain/language/locales";
import { addDays } from "#domain/time/weeks";
import type { Db } from "../../platform/db/open";
import type { Person, Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { findHouseholdId, getHouseholdName } from "../households/households";
import { openHouseholdLink } from "../households/links";

const DAYS_BEFORE = 28;
const DAYS_AFTER = 366;
const MAX_CALENDAR_ENTRIES = 1_000;

export interface PlanCalendar {
  /** Null for somebody's own plan. */
  cookbookName: string | null;
  /** Of who shared it. */
  locale: Locale;
  entries: CalendarEntry[];
}

export interface CalendarEntry {
  id: number;
  day: string;
  meal: string;
  /** "" for a recipe. */
  words: string;
  servings: number | null;
  /** Null for words, and for a recipe that who shared the plan may not see. */
  recipe: CalendarRecipe | null;
  addedAt: number;
}

interface CalendarRecipe {
  id: number;
  title: string;
  yield: number | null;
}

/** Lists what a key opens: four weeks before a day, and a year after it. Throws link.notFound. */
export async function getPlanCalendar(
  db: Db,
  viewer: Viewer,
  key: string,
  today: string,
): Promise<PlanCalendar> {
  const { sharedBy, locale, ...choice } = await openHouseholdLink(db, viewer, "PLAN", key);
  const cookbookName = await getHouseholdName(db, sharedBy, choice);
  const household = await findHouseholdId(db, sharedBy, choice);
  const entries = household === undefined ? [] : await listEntries(db, sharedBy, household, today);
  return { cookbookName, locale, entries };
}

async function listEntries(
  db: Db,
  viewer: Person,
  household: number,
  today: string,
): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom("plan_entries")
    .select(["id", "day", "meal", "words", "servings", "recipe_id as recipeId"])
    .select("added_at as addedAt")
    .where("household_id", "=", household)
    .where("day", ">=", addDays(today, -DAYS_BEFORE))
    .where("day", "<=", addDays(today, DAYS_AFTER))
    .where("removed_at", "is", null)
    .orderBy("day")
    .orderBy("id")
    .limit(MAX_CALENDAR_ENTRIES)
    .execute();
  const ids = new Set(rows.flatMap(({ recipeId }) => recipeId ?? []));
  const recipes = await listRecipes(db, viewer, [...ids]);
  return rows.map(({ recipeId, servings, ...row }) => {
    const recipe = recipes.get(recipeId ?? 0) ?? null;
    return { ...row, servings: servings ?? recipe?.yield ?? null, recipe };
  });
}

async function listRecipes(
  db: Db,
  viewer: Person,
  ids: number[],
): Promise<Map<number, CalendarRecipe>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("recipes")
    .select(["id", "title", "yield"])
    .where("id", "in", ids)
    .where(visibleTo(viewer))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
