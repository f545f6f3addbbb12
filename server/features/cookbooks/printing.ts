import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { type MarkedRecipe, showMarkedRecipe } from "../recipes/marked-recipe";
import { listRecipesByIds } from "../recipes/queries";
import type { Viewing } from "../recipes/shown-lines";
import { listRecipeSizes } from "./contents";
import type { Cookbook } from "./queries";

/** Limits per printed part: rendering 1,500 lines, steps and tips takes 0.2 s. */
const PART_SIZE = 200;
const PART_ROWS = 1_500;

/** `cookbook` comes from `getCookbook`. An unknown `part` means the first one. */
export async function getPrintPage(
  db: Db,
  viewer: Person,
  cookbook: Pick<Cookbook, "id">,
  viewing: Viewing,
  part: number,
): Promise<{ recipes: MarkedRecipe[]; part: number; parts: number }> {
  const parts = splitIntoParts(await listRecipeSizes(db, viewer, cookbook));
  const shown = part <= parts.length ? part : 1;
  const ids = parts[shown - 1] ?? [];
  const positions = new Map(ids.map((id, index) => [id, index]));
  const recipes = (await listRecipesByIds(db, viewer, ids, viewing.locale)).sort(
    (one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0),
  );
  const pages = recipes.map((recipe) => showMarkedRecipe(recipe, viewing));
  return { recipes: pages, part: shown, parts: Math.max(1, parts.length) };
}

function splitIntoParts(held: { id: number; rows: number }[]): number[][] {
  const parts: number[][] = [];
  let left = 0;
  for (const { id, rows } of held) {
    const last = parts.at(-1);
    if (last && last.length < PART_SIZE && rows <= left) {
      last.push(id);
      left -= rows;
    } else {
      parts.push([id]);
      left = PART_ROWS - rows;
    }
  }
  return parts;
}
