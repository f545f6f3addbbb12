import { setImmediate } from "node:timers/promises";
import type { Language } from "#domain/language/languages";
import { FALLBACK_LOCALE } from "#domain/language/locales";
import type { Category } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";

const FEED_ENTRIES = 30;
/** In ids; a sitemap may hold 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const SITEMAP_PART_SIZE = 25_000;
const SITEMAP_BATCH = 500;

export async function listNewestRecipes(
  db: Db,
  viewer: Viewer,
  only: { authorId?: number; category?: Category; language?: Language; ids?: number[] },
) {
  const { authorId, category, language, ids } = only;
  return db
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select([
      "recipes.id",
      "recipes.title",
      "recipes.description",
      "recipes.language",
      "recipes.image_version as imageVersion",
      "recipes.created_at as createdAt",
      "recipes.updated_at as updatedAt",
      "recipes.author_id as authorId",
      "users.username as authorName",
    ])
    .where("recipes.visibility", "=", "PUBLIC")
    .where(visibleTo(viewer))
    .$if(authorId !== undefined, (query) => query.where("recipes.author_id", "=", authorId ?? 0))
    .$if(category !== undefined, (query) =>
      query.where("recipes.category", "=", category ?? "OTHER"),
    )
    .$if(language !== undefined, (query) =>
      query.where("recipes.language", "=", language ?? FALLBACK_LOCALE),
    )
    .$if(ids !== undefined, (query) => query.where("recipes.id", "in", ids ?? []))
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(FEED_ENTRIES)
    .execute();
}

export async function countSitemapParts(db: Db): Promise<number> {
  const last = await db
    .selectFrom("recipes")
    .select("id")
    .where("visibility", "=", "PUBLIC")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? Math.ceil(last.id / SITEMAP_PART_SIZE) : 0;
}

/** In batches, so that a slow client does not hold the database, nor a fast one the thread. */
export async function* streamSitemapRecipes(db: Db, part: number) {
  const end = part * SITEMAP_PART_SIZE;
  let after = end - SITEMAP_PART_SIZE;
  while (true) {
    const batch = await db
      .selectFrom("recipes")
      .select(["recipes.id", "recipes.updated_at as updatedAt"])
      .where("recipes.visibility", "=", "PUBLIC")
      .where(visibleTo(null))
      .where("recipes.id", ">", after)
      .where("recipes.id", "<=", end)
      .orderBy("recipes.id")
      .limit(SITEMAP_BATCH)
      .execute();
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < SITEMAP_BATCH) return;
    after = last.id;
    await setImmediate();
  }
}
