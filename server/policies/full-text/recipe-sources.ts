import { type KeepingIndex, rowsWith, type Wanted } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import type { Person, Viewer } from "../permissions";
import { visibleTo } from "../visibility/recipes";
import { matcherOf } from "./matching";
import { hasMatch, type SearchQuery } from "./query";
import { rarestOf } from "./rarest-words";
import { listWithWords, type RecipeWords, readableBy } from "./readable-recipes-queries";
import { anywhereOf, searchedWordsOf } from "./recipe-tiers";

/** A part of the recipes that a viewer may read. */
export interface RecipeSource {
  /** The newest with what is wanted, older than `below` where it is given. */
  find(wanted: Wanted, below: number | null, limit: number): Promise<number[]>;
  has(wanted: Wanted): Promise<boolean>;
  /** With at least all that have the words of a query, and less to look through if there is a way. */
  narrowedTo(query: SearchQuery): Promise<RecipeSource>;
}

/** Of a longer text the rarest words ask the index, as each one more makes it dearer. */
const MAX_ASKED = 4;
/** The recipes with the rarest words are read if they are so few. */
const MAX_CHECKED = 500;

/**
 * The public recipes stand in an index; the few others that somebody may read, at most `maxRead`,
 * are looked through.
 */
export async function sourcesFor(db: Db, viewer: Viewer, maxRead: number): Promise<RecipeSource[]> {
  const everybodys = inIndex(db, viewer, "public_recipe_words");
  if (!viewer) return [everybodys];
  const readable = await listWithWords(db, viewer, readableBy(db, viewer), maxRead);
  return [everybodys, readable ? inMemory(readable) : inIndex(db, viewer, "other_recipe_words")];
}

function inIndex(db: Db, viewer: Viewer, index: KeepingIndex): RecipeSource {
  const isOthers = index === "other_recipe_words";
  const source: RecipeSource = {
    async find(wanted, below, limit) {
      const rows = await db
        .selectFrom(rowsWith(db, index, wanted, { below }))
        .innerJoin("recipes", "recipes.id", "hit.id")
        .select("recipes.id")
        .where(visibleTo(viewer))
        .$if(isOthers, (query) => query.where("recipes.id", "in", readableBy(db, viewer as Person)))
        .orderBy("hit.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async has(wanted) {
      if (isOthers) return (await source.find(wanted, null, 1)).length > 0;
      return hasMatch(db, index, wanted);
    },
    async narrowedTo(query) {
      const words = searchedWordsOf(query);
      if (words.length <= MAX_ASKED) return source;
      const rarest = anywhereOf({ ...query, words: await rarestOf(db, index, words, MAX_ASKED) });
      const ids = rarest ? await source.find(rarest, null, MAX_CHECKED + 1) : [];
      if (ids.length > MAX_CHECKED) return source;
      const chosen = db.selectFrom("recipes").select("recipes.id").where("recipes.id", "in", ids);
      const recipes = await listWithWords(db, viewer, chosen, MAX_CHECKED);
      return inMemory(recipes ?? []).narrowedTo(query);
    },
  };
  return source;
}

function inMemory(recipes: RecipeWords[]): RecipeSource {
  const source: RecipeSource = {
    async find(wanted, below, limit) {
      const isMatch = matcherOf(wanted);
      const found: number[] = [];
      for (const { id, words } of recipes) {
        if (found.length === limit) break;
        if ((below === null || id < below) && isMatch(words)) found.push(id);
      }
      return found;
    },
    async has(wanted) {
      const isMatch = matcherOf(wanted);
      return recipes.some(({ words }) => isMatch(words));
    },
    async narrowedTo(query) {
      if (searchedWordsOf(query).length <= MAX_ASKED) return source;
      const anywhere = anywhereOf(query);
      const isMatch = anywhere && matcherOf(anywhere);
      return inMemory(recipes.filter(({ words }) => isMatch?.(words)));
    },
  };
  return source;
}
