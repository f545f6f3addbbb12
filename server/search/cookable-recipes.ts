import { languageOf, type UiLocale } from "#domain/locales";
import type { RecipeCard } from "#domain/recipe";
import type { Db } from "../db/open";
import { regionalName } from "../ingredients/regional-name-queries";
import type { Viewer } from "../permissions";
import { CARD_COLUMNS, cardOf } from "../recipes/card-queries";
import { visibleTo } from "../visibility/recipes";

export const MAX_AT_HAND = 40;
/** Recipes looked at for each ingredient: bounds the cost of a page. */
const NEWEST = 1_500;
const CANDIDATES = 120;
const SHOWN = 24;

export interface Cookable {
  card: RecipeCard;
  atHand: number;
  count: number;
  missing: string[];
}

/** Most ingredients at hand first, then fewest missing. */
export async function listCookable(
  db: Db,
  viewer: Viewer,
  ingredientIds: number[],
  locale: UiLocale,
): Promise<Cookable[]> {
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
  const cardById = new Map(cards.map((card) => [card.id, cardOf(card)]));
  return best.flatMap(({ id, ...counted }) => {
    const card = cardById.get(id);
    return card ? [{ card, ...counted }] : [];
  });
}

async function listCandidates(db: Db, viewer: Viewer, ingredientIds: number[]): Promise<number[]> {
  const counts = new Map<number, number>();
  for (const ingredientId of ingredientIds) {
    const rows = await db
      .selectFrom("recipe_ingredients as line")
      .innerJoin("recipes", "recipes.id", "line.recipe_id")
      .select("recipes.id")
      .where("line.ingredient_id", "=", ingredientId)
      .where(visibleTo(viewer))
      .orderBy("line.recipe_id", "desc")
      .limit(NEWEST)
      .execute();
    for (const id of new Set(rows.map((row) => row.id))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .sort(([idA, a], [idB, b]) => b - a || idB - idA)
    .slice(0, CANDIDATES)
    .map(([id]) => id);
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
      languageOf(locale) === "fr" ? "ingredients.name_fr as name" : "ingredients.name_en as name",
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
          line.name ? regionalName(line.name, locale) : (line.customName ?? ""),
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
