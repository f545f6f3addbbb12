import type { Locale } from "~/model/locales";
import type { Db } from "../db/open";
import type { Person } from "../permissions";
import { listRecipes, type Recipe } from "../recipes/queries";
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
  const ids = held.slice((shown - 1) * PART_SIZE, shown * PART_SIZE).map(({ id }) => id);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const recipes = (await listRecipes(db, viewer, ids, locale)).sort(
    (one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0),
  );
  return { recipes, part: shown, parts };
}
