import type { UiLocale } from "#domain/language/locales";
import type { RecipeCard } from "#domain/recipe/recipe";
import { type FoodTable, FURTHER_FOODS, MAIN_FOODS } from "../../platform/db/food-tables";
import { idRows } from "../../platform/db/id-rows";
import type { Db } from "../../platform/db/open";
import { readableBy } from "../../policies/full-text/readable-recipes-queries";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { isAtHand, type KitchenFoods, readKitchenFoods } from "../ingredients/kitchen-foods";
import { selectName } from "../ingredients/name-columns";
import { toRegionalName } from "../ingredients/regional-names";
import { listFurtherFoods } from "../recipes/further-food-queries";
import { listNeeds, type Need } from "../recipes/line-needs";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";

export const MAX_AT_HAND = 40;
/** Lines read per ingredient, and in total; bounds the cost of a page. */
const NEWEST = 3_500;
const MAX_ROWS = 30_000;
/** Recipes whose visibility is checked. */
const MAX_CHECKED = 7_000;
const CHECK_BATCH = 350;
const CANDIDATES = 120;
const SHOWN = 24;

export interface CookableRecipe {
  card: RecipeCard;
  atHand: number;
  count: number;
  missing: string[];
}

export async function listCookable(
  db: Db,
  viewer: Person,
  ingredientIds: number[],
  locale: UiLocale,
  foods?: KitchenFoods,
): Promise<CookableRecipe[]> {
  if (ingredientIds.length === 0) return [];
  const kitchen = foods ?? (await readKitchenFoods(db, locale));
  const served = ingredientIds.flatMap((id) => [id, ...(kitchen.kin.get(id) ?? [])]);
  const usable = [...new Set(served)];
  const candidates = await listCandidates(db, viewer, usable);
  if (candidates.length === 0) return [];
  const cooked = await withIngredients(db, candidates, { usable, kitchen, locale });
  const best = cooked
    .sort((a, b) => b.chosen - a.chosen || a.missing.length - b.missing.length || b.id - a.id)
    .slice(0, SHOWN);
  const cards = await db
    .selectFrom("recipes")
    .select(CARD_COLUMNS)
    .where(
      "recipes.id",
      "in",
      best.map(({ id }) => id),
    )
    .execute();
  const cardById = new Map(cards.map((card) => [card.id, toRecipeCard(card)]));
  return best.flatMap(({ id, chosen: _chosen, ...counted }) => {
    const card = cardById.get(id);
    return card ? [{ card, ...counted }] : [];
  });
}

/** Ranks by count first and checks visibility only for the best, because that query costs more. */
async function listCandidates(db: Db, viewer: Person, ingredientIds: number[]): Promise<number[]> {
  const counts = await countAmongNewest(db, ingredientIds);
  for (const { id, count } of await countAmongReadable(db, viewer, ingredientIds)) {
    counts.set(id, count);
  }
  const ranked = [...counts].sort(([idA, a], [idB, b]) => b - a || idB - idA).map(([id]) => id);
  const candidates: number[] = [];
  for (let at = 0; at < Math.min(ranked.length, MAX_CHECKED); at += CHECK_BATCH) {
    if (candidates.length >= CANDIDATES) break;
    const asked = ranked.slice(at, at + CHECK_BATCH);
    const visible = await db
      .selectFrom(idRows(db, asked))
      .innerJoin("recipes", "recipes.id", "given.id")
      .select("recipes.id")
      .where(visibleTo(viewer))
      .execute();
    const ids = new Set(visible.map(({ id }) => id));
    candidates.push(...asked.filter((id) => ids.has(id)));
  }
  return candidates.slice(0, CANDIDATES);
}

async function countAmongNewest(db: Db, ingredientIds: number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const newest = Math.min(NEWEST, Math.ceil(MAX_ROWS / ingredientIds.length));
  for (const ingredientId of ingredientIds) {
    const listFrom = (table: FoodTable) =>
      db
        .selectFrom(`${table} as line`)
        .select("line.recipe_id as id")
        .where("line.ingredient_id", "=", ingredientId)
        .orderBy("line.recipe_id", "desc")
        .limit(newest)
        .execute();
    const rows = [...(await listFrom(MAIN_FOODS)), ...(await listFrom(FURTHER_FOODS))];
    for (const id of new Set(rows.map((row) => row.id))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

async function countAmongReadable(db: Db, viewer: Person, ingredientIds: number[]) {
  const listFrom = (table: FoodTable) =>
    db
      .selectFrom(readableBy(db, viewer).as("readable"))
      .innerJoin(`${table} as line`, "line.recipe_id", "readable.id")
      .select(["readable.id", "line.ingredient_id"])
      .where("line.ingredient_id", "in", ingredientIds);
  const named = listFrom(MAIN_FOODS).union(listFrom(FURTHER_FOODS));
  return db
    .selectFrom(named.as("named"))
    .select(({ fn }) => ["named.id", fn.countAll<number>().as("count")])
    .groupBy("named.id")
    .execute();
}

async function withIngredients(
  db: Db,
  recipeIds: number[],
  { usable, kitchen, locale }: { usable: number[]; kitchen: KitchenFoods; locale: UiLocale },
) {
  const lines = await db
    .selectFrom("recipe_ingredients as line")
    .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select([
      "line.recipe_id as recipeId",
      "line.position",
      "line.ingredient_id as ingredientId",
      "line.custom_name as customName",
      selectName(locale),
    ])
    .where("line.recipe_id", "in", recipeIds)
    .orderBy("line.position")
    .execute();
  const further = await listFurtherFoods(db, recipeIds, locale);
  const pickShownName = (name: string, ingredientId: number | null) =>
    (ingredientId === null ? undefined : kitchen.plainNames.get(ingredientId)) ??
    toRegionalName(name, locale);
  return recipeIds.map((id) => {
    const isOfRecipe = ({ recipeId }: { recipeId: number }) => recipeId === id;
    const foods = further
      .filter(isOfRecipe)
      .map((food) => ({ ...food, name: pickShownName(food.name, food.ingredientId) }));
    const needs = lines.filter(isOfRecipe).flatMap(({ name, customName, ...line }) =>
      listNeeds(
        { ...line, name: name ? pickShownName(name, line.ingredientId) : (customName ?? "") },
        foods.filter(({ position }) => position === line.position),
      ),
    );
    return { id, ...countNeeds(needs, new Set(usable), kitchen) };
  });
}

/** `chosen`: how many of those at hand the cook named. */
function countNeeds(needs: Need[], named: Set<number>, kitchen: KitchenFoods) {
  const had = new Map<string, boolean>();
  const chosen = new Set<string>();
  for (const need of needs) {
    const { name, foods } = need;
    const isNamed = foods.some((food) => named.has(food));
    const isHad = isNamed || isAtHand(kitchen, need);
    if (isNamed) chosen.add(name);
    had.set(name, isHad && (had.get(name) ?? true));
  }
  const missing = [...had].flatMap(([name, isHad]) => (isHad ? [] : [name]));
  const count = had.size;
  return { atHand: count - missing.length, count, missing, chosen: chosen.size };
}
