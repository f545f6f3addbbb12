import type { Kysely } from "kysely";
import type { Visibility } from "#domain/recipe/recipe";
import { type ActKind, MAX_CHOSEN } from "#domain/recipe/recipe-acts";
import type { RecipeFilters } from "#domain/recipe/recipe-filters";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { mayEditRecipe, type Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { listFoundIds } from "../recipes/listing";

export interface ChosenRecipe {
  id: number;
  title: string;
  language: string;
  authorId: number;
  visibility: Visibility;
  version: number;
}

export interface Chosen {
  /** What the viewer may act on, in order of their ids. */
  recipes: ChosenRecipe[];
  /** Seen, but somebody else's. */
  notYours: ChosenRecipe[];
  /** Ids without a recipe that the viewer may see; whether one exists is not told. */
  unfound: number;
}

/** Takes a list's filters; returns the ids of at most 1,000 found, and whether there are more. */
export async function findAllIds(
  db: Db,
  viewer: Person,
  filters: RecipeFilters,
): Promise<{ ids: number[]; isCut: boolean }> {
  const ids = await listFoundIds(db, viewer, filters, MAX_CHOSEN + 1);
  return { ids: ids.slice(0, MAX_CHOSEN), isCut: ids.length > MAX_CHOSEN };
}

/** Splits the chosen ids by what the viewer may do with each recipe. */
export async function listChosen(
  db: Kysely<Database>,
  viewer: Person,
  kind: ActKind,
  ids: number[],
): Promise<Chosen> {
  const seen = await db
    .selectFrom("recipes")
    .select(["id", "title", "language", "author_id as authorId", "visibility", "version"])
    .where("id", "in", ids)
    .where(visibleTo(viewer))
    .orderBy("id")
    .execute();
  const isAllowed = (recipe: ChosenRecipe) => !changesRecipe(kind) || mayEditRecipe(viewer, recipe);
  return {
    recipes: seen.filter(isAllowed),
    notYours: seen.filter((recipe) => !isAllowed(recipe)),
    unfound: ids.length - seen.length,
  };
}

/** Who may read a recipe may also add it to a cookbook and download it. */
function changesRecipe(kind: ActKind): boolean {
  return kind !== "COOKBOOK" && kind !== "EXPORT";
}
