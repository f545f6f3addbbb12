import type { UiLocale } from "#domain/language/locales";
import type { RecipeCard } from "#domain/recipe/recipe";
import { idRows } from "../../platform/db/id-rows";
import type { Db } from "../../platform/db/open";
import { readableBy } from "../../policies/full-text/readable-recipes-queries";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { selectName } from "../ingredients/name-columns";
import { toRegionalName } from "../ingredients/regional-names";
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
): Promise<CookableRecipe[]> {
  if (ingredientIds.length === 0) return [];
  const candidates = await listCandidates(db, viewer, ingredientIds);
  if (candidates.length === 0) return [];
  const cooked = await withIngredients(db, candidates, ingredientIds, locale);
  const best = cooked
    .sort((a, b) => b.atHand - a.atHand || a.missing.length - b.missing.length || b.id - a.id)
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
  return best.flatMap(({ id, ...counted }) => {
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
    const rows = await db
      .selectFrom("recipe_ingredients as line")
      .select("line.recipe_id as id")
      .where("line.ingredient_id", "=", ingredientId)
      .orderBy("line.recipe_id", "desc")
      .limit(newest)
      .execute();
    for (const id of new Set(rows.map((row) => row.id))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

async function countAmongReadable(db: Db, viewer: Person, ingredientIds: number[]) {
  return db
    .selectFrom(readableBy(db, viewer).as("readable"))
    .innerJoin("recipe_ingredients as line", "line.recipe_id", "readable.id")
    .select(({ fn }) => [
      "readable.id",
      fn.count<number>("line.ingredient_id").distinct().as("count"),
    ])
    .where("line.ingredient_id", "in", ingredientIds)
    .groupBy("readable.id")
    .execute();
}

async function withIngredients(
  db: Db,
  recipeIds: number[],
  ingredientIds: number[],
  locale: UiLocale,
) {
  const lines = await db
    .selectFrom("recipe_ingredients as line")
    .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select([
      "line.recipe_id as recipeId",
      "line.ingredient_id as ingredientId",
      "line.custom_name as customName",
      selectName(locale),
    ])
    .where("line.recipe_id", "in", recipeIds)
    .orderBy("line.position")
    .execute();
  const had = new Set(ingredientIds);
  return recipeIds.map((id) => {
    const names = new Map(
      lines
        .filter(({ recipeId }) => recipeId === id)
        .map((line) => [
          line.name ? toRegionalName(line.name, locale) : (line.customName ?? ""),
          line.ingredientId,
        ]),
    );
    const missing = [...names].filter(([, known]) => known === null || !had.has(known));
    return {
      id,
      atHand: names.size - missing.length,
      count: names.size,
      missing: missing.map(([name]) => name),
    };
  });
}
