import type { ExpressionBuilder } from "kysely";
import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { notRemoved } from "../../policies/visibility/recipes";

const MAX_UNFINISHED = 24;

export interface DashboardCounts {
  recipes: Record<Visibility, number>;
  likes: number;
  followers: number;
  cookbooks: number;
}

export async function getDashboardCounts(db: Db, viewer: Person): Promise<DashboardCounts> {
  const written = await db
    .selectFrom("recipes")
    .select((eb) => [
      "visibility",
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<number>("likes_count").as("likes"),
    ])
    .where("author_id", "=", viewer.id)
    .where(notRemoved)
    .groupBy("visibility")
    .execute();
  const { followers, cookbooks } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("follows")
        .select((follow) => follow.fn.countAll<number>().as("count"))
        .where("followed_id", "=", viewer.id)
        .where("accepted_at", "is not", null)
        .where("follower_id", "not in", hiddenFrom(viewer))
        .as("followers"),
      eb
        .selectFrom("cookbook_members")
        .select((member) => member.fn.countAll<number>().as("count"))
        .where("user_id", "=", viewer.id)
        .as("cookbooks"),
    ])
    .executeTakeFirstOrThrow();
  const counts = VISIBILITIES.map((visibility) => [
    visibility,
    written.find((row) => row.visibility === visibility)?.count ?? 0,
  ]);
  return {
    recipes: Object.fromEntries(counts),
    likes: written.reduce((sum, row) => sum + row.likes, 0),
    followers: followers ?? 0,
    cookbooks: cookbooks ?? 0,
  };
}

export interface UnfinishedRecipe {
  id: number;
  title: string;
  lacksIngredients: boolean;
  lacksSteps: boolean;
}

export async function listUnfinished(db: Db, viewer: Person): Promise<UnfinishedRecipe[]> {
  const rows = await db
    .selectFrom("recipes")
    .select((eb) => [
      "recipes.id",
      "recipes.title",
      hasIngredients(eb).as("hasIngredients"),
      hasSteps(eb).as("hasSteps"),
    ])
    .where("recipes.author_id", "=", viewer.id)
    .where(notRemoved)
    .where((eb) => eb.not(eb.and([hasIngredients(eb), hasSteps(eb)])))
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(MAX_UNFINISHED)
    .execute();
  return rows.map(({ id, title, ...row }) => ({
    id,
    title,
    lacksIngredients: !row.hasIngredients,
    lacksSteps: !row.hasSteps,
  }));
}

type Recipes = ExpressionBuilder<Database, "recipes">;

function hasIngredients(eb: Recipes) {
  return eb.exists(
    eb
      .selectFrom("recipe_ingredients")
      .select("recipe_ingredients.recipe_id")
      .whereRef("recipe_ingredients.recipe_id", "=", "recipes.id"),
  );
}

function hasSteps(eb: Recipes) {
  return eb.exists(
    eb
      .selectFrom("recipe_paragraphs")
      .select("recipe_paragraphs.recipe_id")
      .whereRef("recipe_paragraphs.recipe_id", "=", "recipes.id")
      .where("recipe_paragraphs.kind", "=", "STEP"),
  );
}
