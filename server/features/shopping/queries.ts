import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import type { UiLocale } from "#domain/language/locales";
import type { UnitChoice } from "#domain/measures/unit-choice";
import { RESTORE_MS } from "#domain/shopping/shopping";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { visibleTo } from "../../policies/visibility/recipes";
import { findHouseholdId, getHouseholdName, type HouseholdChoice } from "../households/households";
import { selectName } from "../ingredients/name-columns";
import { toRegionalName } from "../ingredients/regional-names";
import { toAisle } from "./aisle-order";
import { orderAisles, selectAisles } from "./aisles";
import { type ListEntry, type ShoppingLine, showLines } from "./shown-lines";

export interface ShoppingList {
  /** Null for the viewer's own. */
  cookbookName: string | null;
  aisles: { aisle: IngredientCategory; name: string; lines: ShoppingLine[] }[];
  basket: ShoppingLine[];
  /** How many entries were removed last and can be brought back. */
  removed: number;
  /** Of the entry put there last; 0 without one. */
  newestId: number;
}

export interface ReadingList extends HouseholdChoice {
  locale: UiLocale;
  units: UnitChoice;
}

/** Throws cookbook.notMember. */
export async function getShoppingList(
  db: Db,
  viewer: Person,
  { locale, units, ...choice }: ReadingList,
): Promise<ShoppingList> {
  const cookbookName = await getHouseholdName(db, viewer, choice);
  const list = await findHouseholdId(db, viewer, choice);
  if (list === undefined) {
    return { cookbookName, aisles: [], basket: [], removed: 0, newestId: 0 };
  }
  const entries = await listEntries(db, viewer, list, locale);
  const open = entries.filter(({ tickedAt }) => tickedAt === null);
  const lines = showLines(open, { locale, units });
  const basket = showLines(
    entries.filter(({ tickedAt }) => tickedAt !== null),
    { locale, units },
  );
  const aisles = orderAisles(await selectAisles(db, list)).map((aisle) => ({
    ...aisle,
    lines: lines.filter((line) => line.aisle === aisle.aisle),
  }));
  return {
    cookbookName,
    aisles: aisles.filter((aisle) => aisle.lines.length > 0),
    basket,
    removed: await countRemoved(db, list),
    newestId: await findNewestId(db, list),
  };
}

async function listEntries(
  db: Db,
  viewer: Person,
  list: number,
  locale: UiLocale,
): Promise<(ListEntry & { tickedAt: number | null })[]> {
  const rows = await db
    .selectFrom("shopping_entries as entry")
    .leftJoin("ingredients", "ingredients.id", "entry.ingredient_id")
    .leftJoin("users", (join) =>
      join.onRef("users.id", "=", "entry.added_by").on("users.id", "not in", hiddenFrom(viewer)),
    )
    .select([
      "entry.id",
      "entry.words",
      "entry.parse",
      "entry.language",
      "entry.numerator",
      "entry.denominator",
      "entry.ingredient_id as ingredientId",
      "entry.food_name as ownName",
      "entry.recipe_id as recipeId",
      "entry.ticked_at as tickedAt",
      "users.username as addedBy",
      selectName(locale),
      "ingredients.category",
      "ingredients.volumic_mass as density",
      "ingredients.traits",
    ])
    .where("entry.household_id", "=", list)
    .where("entry.removed_at", "is", null)
    .orderBy("entry.id")
    .execute();
  const recipes = await listTitles(db, viewer, list);
  return rows.map((row) => ({
    id: row.id,
    words: row.words,
    parse: row.parse,
    language: row.language,
    ratio: { numerator: row.numerator, denominator: row.denominator },
    ingredientId: row.ingredientId,
    foodName: row.name === null ? row.ownName : toRegionalName(row.name, locale),
    aisle: toAisle(row.category),
    density: row.density,
    isLiquid: row.traits?.split(" ").includes("liquid") ?? false,
    recipe: recipes.get(row.recipeId ?? 0) ?? null,
    addedBy: row.addedBy,
    tickedAt: row.tickedAt,
  }));
}

/** Of the recipes that the viewer may see; the others stay without a title. */
async function listTitles(db: Db, viewer: Person, list: number) {
  const rows = await db
    .selectFrom("recipes")
    .select(["id", "title", "language"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("shopping_entries")
        .select((inner) => inner.ref("recipe_id").$notNull().as("id"))
        .where("household_id", "=", list)
        .where("recipe_id", "is not", null),
    )
    .where(visibleTo(viewer))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function countRemoved(db: Db, list: number): Promise<number> {
  const rows = await db
    .selectFrom("shopping_entries")
    .select((eb) => ["removed_at", eb.fn.countAll<number>().as("count")])
    .where("household_id", "=", list)
    .where("removed_at", ">", Date.now() - RESTORE_MS)
    .groupBy("removed_at")
    .orderBy("removed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return rows?.count ?? 0;
}

async function findNewestId(db: Db, list: number): Promise<number> {
  const { newest } = await db
    .selectFrom("shopping_entries")
    .select((eb) => eb.fn.max("id").as("newest"))
    .where("household_id", "=", list)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}
