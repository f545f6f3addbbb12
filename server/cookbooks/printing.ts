import type { Locale } from "~/model/locales";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import { getRecipe, type Recipe } from "../recipes/queries";
import { listHeldTitles } from "./contents";
import type { Cookbook } from "./queries";

/** So many recipes a page to print holds at most. */
const PART_SIZE = 200;

/**
 * A part of a cookbook, as `getCookbook` gave it, with all of each recipe that the viewer may see, and
 * how many parts there are; the first where `part` is none of them.
 */
export async function getPrinted(
  db: Db,
  viewer: Person,
  cookbook: Pick<Cookbook, "id">,
  locale: Locale,
  part: number,
): Promise<{ recipes: Recipe[]; part: number; parts: number }> {
  const held = await listHeldTitles(db, viewer, cookbook);
  const parts = Math.max(1, Math.ceil(held.length / PART_SIZE));
  const shown = part <= parts ? part : 1;
  const recipes: Recipe[] = [];
  for (const { id } of held.slice((shown - 1) * PART_SIZE, shown * PART_SIZE)) {
    const recipe = await findRecipe(db, viewer, id, locale);
    if (recipe) recipes.push(recipe);
  }
  return { recipes, part: shown, parts };
}

/** Undefined where it went meanwhile. */
async function findRecipe(
  db: Db,
  viewer: Person,
  id: number,
  locale: Locale,
): Promise<Recipe | undefined> {
  try {
    return await getRecipe(db, viewer, id, locale);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
