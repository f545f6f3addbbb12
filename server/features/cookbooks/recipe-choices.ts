import { z } from "zod";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { parseQuery } from "../../policies/full-text/query";
import { searchRecipes } from "../../policies/full-text/recipe-ranking";
import { mayAddToCookbook, type Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";
import { getCookbookMembership } from "./membership";

const PAGE_SIZE = 24;

const MAX_TICKED = 96;
export const MAX_ADDED = MAX_TICKED + PAGE_SIZE;

/** The search, then the position in its results or among the viewer's recipes. */
const cursorSchema = z.tuple([z.string()]).rest(z.number().int().min(0));

export interface RecipeChoice extends RecipeCard {
  holds: boolean;
}

export interface RecipeChoices {
  cookbook: string;
  recipes: RecipeChoice[];
  next: string | null;
  isFirstPage: boolean;
  ticked: RecipeChoice[];
}

/** A member's own newest recipes, or search results among all visible ones. */
export async function listRecipeChoices(
  db: Db,
  viewer: Person,
  cookbookId: number,
  { search, cursor, ticked }: { search: string; cursor: string | null; ticked: number[] },
): Promise<RecipeChoices> {
  const cookbook = await getCookbookMembership(db, viewer, cookbookId);
  if (!mayAddToCookbook(viewer, cookbook)) throw new AppError("cookbook.notMember");
  const [searched, ...place] = cursor === null ? [search] : decodeCursor(cursor, cursorSchema);
  const after = searched === search ? place : [];
  const page =
    search === ""
      ? await listOwnChoices(db, viewer, cookbookId, after)
      : await searchChoices(db, viewer, cookbookId, search, after);
  const shown = page.rows.map(({ id }) => id);
  const elsewhere = ticked.filter((id) => !shown.includes(id)).slice(0, MAX_TICKED);
  const others = (await selectByIds(db, viewer, cookbookId, elsewhere)).map(toChoice);
  return {
    cookbook: cookbook.name,
    recipes: page.rows.map(toChoice),
    next: page.next && encodeCursor([search, ...page.next]),
    isFirstPage: after.length === 0,
    ticked: others.filter(({ holds }) => !holds),
  };
}

async function listOwnChoices(db: Db, viewer: Person, cookbookId: number, after: number[]) {
  const [time = 0, id = 0] = after;
  const rows = await selectChoices(db, viewer, cookbookId)
    .select("recipes.created_at")
    .where("recipes.author_id", "=", viewer.id)
    .$if(after.length > 0, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("recipes.created_at", "recipes.id"), "<", eb.tuple(time, id)),
      ),
    )
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { rows: page, next: rows.length > PAGE_SIZE && last ? [last.created_at, last.id] : null };
}

async function searchChoices(
  db: Db,
  viewer: Person,
  cookbookId: number,
  search: string,
  [forgiving, tier = 0, id]: number[],
) {
  const query = await parseQuery(db, search);
  const after = id === undefined ? null : { isForgiving: forgiving === 1, tier, id };
  const { ids, next } = await searchRecipes(db, viewer, query, { after, limit: PAGE_SIZE });
  const rows = await selectByIds(db, viewer, cookbookId, ids);
  return { rows, next: next && [next.isForgiving ? 1 : 0, next.tier, next.id] };
}

async function selectByIds(db: Db, viewer: Person, cookbookId: number, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await selectChoices(db, viewer, cookbookId).where("recipes.id", "in", ids).execute();
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function selectChoices(db: Db, viewer: Person, cookbookId: number) {
  return db
    .selectFrom("recipes")
    .leftJoin("cookbook_recipes as held", (join) =>
      join.onRef("held.recipe_id", "=", "recipes.id").on("held.cookbook_id", "=", cookbookId),
    )
    .select(CARD_COLUMNS)
    .select("held.recipe_id as holds")
    .where(visibleTo(viewer));
}

function toChoice(row: Awaited<ReturnType<typeof selectByIds>>[number]): RecipeChoice {
  return { ...toRecipeCard(row), holds: row.holds !== null };
}
