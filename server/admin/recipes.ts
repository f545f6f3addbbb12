import { z } from "zod";
import type { Locale } from "#domain/language/locales";
import type { Visibility } from "#domain/recipe/recipe";
import type { PersonResult } from "../features/search/people";
import { search } from "../features/search/search";
import { decodeCursor, encodeCursor } from "../platform/db/cursor";
import type { Db } from "../platform/db/open";
import type { Person } from "../policies/permissions";
import { notRemoved, visibleTo } from "../policies/visibility/recipes";

const PAGE_SIZE = 24;

const cursorSchema = z.tuple([z.number().int()]);

interface RecipesFilter {
  search: string;
  author: number | undefined;
  cursor: string | null;
  locale: Locale;
}

export interface AdministeredRecipe {
  id: number;
  title: string | null;
  isVisible: boolean;
  visibility: Visibility;
  createdAt: number;
  imageVersion: number | null;
  author: { id: number; username: string };
}

interface AdministeredRecipes {
  recipes: AdministeredRecipe[];
  people: PersonResult[];
  next: string | null;
}

/** Newest first. A search covers only recipes the administrator may see without a grant. */
export async function listAdministeredRecipes(
  db: Db,
  viewer: Person,
  asked: RecipesFilter,
): Promise<AdministeredRecipes> {
  const { ids, people, next } = await findIds(db, viewer, asked);
  return { recipes: await getRows(db, viewer, ids), people, next };
}

async function findIds(
  db: Db,
  viewer: Person,
  { author, cursor, locale, ...asked }: RecipesFilter,
) {
  if (asked.search !== "") {
    const { recipes, people, next } = await search(db, viewer, asked.search, { cursor, locale });
    return { ids: recipes.map(({ card }) => card.id), people, next };
  }
  return { ...(await listNewest(db, author, cursor)), people: [] };
}

async function listNewest(db: Db, author: number | undefined, cursor: string | null) {
  const [before] = cursor === null ? [null] : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("recipes")
    .select("id")
    .where(notRemoved)
    .$if(author !== undefined, (query) => query.where("author_id", "=", author ?? 0))
    .$if(before !== null, (query) => query.where("id", "<", before))
    .orderBy("id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const ids = rows.slice(0, PAGE_SIZE).map(({ id }) => id);
  const last = ids.at(-1);
  return { ids, next: rows.length > PAGE_SIZE && last ? encodeCursor([last]) : null };
}

async function getRows(db: Db, viewer: Person, ids: number[]): Promise<AdministeredRecipe[]> {
  const rows = await db
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select(["recipes.id", "recipes.title", "recipes.visibility"])
    .select(["recipes.created_at as createdAt", "recipes.image_version as imageVersion"])
    .select(["users.id as authorId", "users.username"])
    .select((eb) => eb.case().when(visibleTo(viewer)(eb)).then(1).else(0).end().as("isVisible"))
    .where("recipes.id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { authorId, username, ...recipe } = row;
    const isVisible = row.isVisible === 1;
    const title = isVisible || row.visibility === "PUBLIC" ? row.title : null;
    return { ...recipe, title, isVisible, author: { id: authorId, username } };
  });
}
