import { z } from "zod";
import type { CookbookMember } from "#domain/cookbook/cookbook";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import { mayRemoveFromCookbook, type OwnCookbook, type Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { visibleTo } from "../../policies/visibility/recipes";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";
import type { Cookbook } from "./queries";

const PAGE_SIZE = 24;

const whole = z.number().int();
const timeAndId = z.tuple([whole, whole]);
const onlyId = z.tuple([whole]);

/** `cookbook` comes from `getCookbook`, which checks that the viewer may see it. */

export interface CookbookRecipe extends RecipeCard {
  mayRemove: boolean;
}

export async function listCookbookRecipes(
  db: Db,
  viewer: Person,
  cookbook: OwnCookbook,
  cursor: string | null,
): Promise<{ recipes: CookbookRecipe[]; next: string | null }> {
  const { rows, next } = await listRecipesInScope(db, cookbook.id, visibleTo(viewer), cursor);
  const recipes = rows.map((row) => ({
    ...toRecipeCard(row),
    mayRemove: mayRemoveFromCookbook(viewer, cookbook, row),
  }));
  return { recipes, next };
}

export async function listRecipesInScope(
  db: Db,
  cookbookId: number,
  scope: ReturnType<typeof visibleTo>,
  cursor: string | null,
) {
  const [time, id] = cursor === null ? [] : decodeCursor(cursor, timeAndId);
  const rows = await db
    .selectFrom("cookbook_recipes as held")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select(CARD_COLUMNS)
    .select(["held.added_by as addedBy", "held.added_at as addedAt"])
    .where("held.cookbook_id", "=", cookbookId)
    .where(scope)
    .$if(cursor !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("held.added_at", "held.recipe_id"), "<", eb.tuple(time ?? 0, id ?? 0)),
      ),
    )
    .orderBy("held.added_at", "desc")
    .orderBy("held.recipe_id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    rows: page,
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.addedAt, last.id]) : null,
  };
}

export interface CookbookRecipeTitle {
  id: number;
  title: string;
  imageKey: string | null;
}

export async function listRecipeTitles(
  db: Db,
  viewer: Person,
  cookbook: Pick<Cookbook, "id">,
): Promise<CookbookRecipeTitle[]> {
  return db
    .selectFrom("cookbook_recipes as held")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select(["recipes.id", "recipes.title", "recipes.image_key as imageKey"])
    .where("held.cookbook_id", "=", cookbook.id)
    .where(visibleTo(viewer))
    .orderBy("held.added_at", "desc")
    .orderBy("held.recipe_id", "desc")
    .execute();
}

export async function listRecipeSizes(
  db: Db,
  viewer: Person,
  cookbook: Pick<Cookbook, "id">,
): Promise<{ id: number; rows: number }[]> {
  const held = await db
    .selectFrom("cookbook_recipes as held")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select((eb) => [
      "recipes.id",
      eb
        .selectFrom("recipe_ingredients as line")
        .select(eb.fn.countAll<number>().as("lines"))
        .whereRef("line.recipe_id", "=", "recipes.id")
        .as("lines"),
      eb
        .selectFrom("recipe_paragraphs as paragraph")
        .select(eb.fn.countAll<number>().as("paragraphs"))
        .whereRef("paragraph.recipe_id", "=", "recipes.id")
        .as("paragraphs"),
    ])
    .where("held.cookbook_id", "=", cookbook.id)
    .where(visibleTo(viewer))
    .orderBy("held.added_at", "desc")
    .orderBy("held.recipe_id", "desc")
    .execute();
  return held.map(({ id, lines, paragraphs }) => ({ id, rows: (lines ?? 0) + (paragraphs ?? 0) }));
}

export async function listMembers(
  db: Db,
  viewer: Person,
  cookbook: Pick<Cookbook, "id">,
  cursor: string | null,
): Promise<{ members: CookbookMember[]; next: string | null }> {
  const [after] = cursor === null ? [null] : decodeCursor(cursor, onlyId);
  const rows = await db
    .selectFrom("cookbook_members as member")
    .innerJoin("users", "users.id", "member.user_id")
    .select([
      "users.id",
      "users.username",
      "users.image_version as imageVersion",
      "member.is_administrator as isAdministrator",
    ])
    .where("member.cookbook_id", "=", cookbook.id)
    .where(accountExistsFor(viewer))
    .$if(after !== null, (query) => query.where("member.user_id", ">", after))
    .orderBy("member.user_id")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    members: page.map((row) => ({ ...row, isAdministrator: row.isAdministrator === 1 })),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null,
  };
}
