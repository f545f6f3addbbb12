import { rowsWith, type Wanted, type WordIndex } from "../db/full-text";
import type { Db } from "../db/open";
import type { Person, Viewer } from "../permissions";
import { visibleTo } from "../visibility/recipes";
import { privateOf, protectedBy, publicBy } from "./index-terms";
import { hasWanted } from "./matching";
import { hasMatch } from "./query";
import { listReadable, type ReadableRecipe } from "./readable-recipes-queries";

/** A part of the recipes that a viewer may read. */
export interface RecipeSource {
  /** The newest with what is wanted, older than `below` where it is given. */
  find(wanted: Wanted, below: number | null, limit: number): Promise<number[]>;
  has(wanted: Wanted): Promise<boolean>;
}

export interface ScopedIndex {
  index: WordIndex;
  scope: Wanted[];
}

/**
 * The public recipes stand in an index; the few others that somebody may read, at most `maxRead`,
 * are looked through.
 */
export async function sourcesFor(db: Db, viewer: Viewer, maxRead: number): Promise<RecipeSource[]> {
  const everybody = inIndex(db, viewer, { index: "public_recipe_words", scope: [] });
  if (!viewer) return [everybody];
  const readable = await listReadable(db, viewer, maxRead);
  if (readable) return [everybody, inMemory(readable)];
  const [, others] = await scopedIndexesFor(db, viewer);
  return others ? [everybody, inIndex(db, viewer, others)] : [everybody];
}

function inIndex(db: Db, viewer: Viewer, { index, scope }: ScopedIndex): RecipeSource {
  return {
    async find(wanted, below, limit) {
      const rows = await db
        .selectFrom(rowsWith(index, { all: [...scope, wanted] }))
        .innerJoin("recipes", "recipes.id", "hit.id")
        .select("recipes.id")
        .where(visibleTo(viewer))
        .$if(below !== null, (query) => query.where("hit.id", "<", below ?? 0))
        .orderBy("hit.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    has: (wanted) => hasMatch(db, index, { all: [...scope, wanted] }),
  };
}

function inMemory(recipes: ReadableRecipe[]): RecipeSource {
  return {
    async find(wanted, below, limit) {
      const found: number[] = [];
      for (const { id, words } of recipes) {
        if (found.length === limit) break;
        if ((below === null || id < below) && hasWanted(words, wanted)) found.push(id);
      }
      return found;
    },
    has: async (wanted) => recipes.some(({ words }) => hasWanted(words, wanted)),
  };
}

/** The viewer's own recipes, for a list of nothing else: what others wrote is not looked at. */
export function ownIndexes({ id }: Person): ScopedIndex[] {
  return [
    { index: "public_recipe_words", scope: [{ word: publicBy(id) }] },
    {
      index: "other_recipe_words",
      scope: [{ any: [{ word: privateOf(id) }, { word: protectedBy(id) }] }],
    },
  ];
}

/** Recipes that are not public are searched only under authors who may let the viewer see some. */
export async function scopedIndexesFor(db: Db, viewer: Person): Promise<ScopedIndex[]> {
  const authors = await db
    .selectFrom("follows")
    .select("follows.followed_id as id")
    .where("follows.follower_id", "=", viewer.id)
    .where("follows.accepted_at", "is not", null)
    .union(
      db
        .selectFrom("cookbook_members")
        .innerJoin(
          "cookbook_recipes",
          "cookbook_recipes.cookbook_id",
          "cookbook_members.cookbook_id",
        )
        .innerJoin("recipes", "recipes.id", "cookbook_recipes.recipe_id")
        .select("recipes.author_id as id")
        .where("cookbook_members.user_id", "=", viewer.id),
    )
    .execute();
  const readable = [privateOf(viewer.id), ...[viewer, ...authors].map(({ id }) => protectedBy(id))];
  const scope = { any: [...new Set(readable)].map((word) => ({ word })) };
  return [
    { index: "public_recipe_words", scope: [] },
    { index: "other_recipe_words", scope: [scope] },
  ];
}
