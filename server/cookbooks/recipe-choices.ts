import type { RecipeCard } from "#domain/recipe";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { parseQuery } from "../full-text/query";
import { searchRecipes } from "../full-text/recipe-ranking";
import { mayAddToCookbook, type Person } from "../permissions";
import { CARD_COLUMNS, cardOf } from "../recipes/card-queries";
import { visibleTo } from "../visibility/recipes";
import { getCookbookMembership } from "./membership";

/** Recipes that the form to add some shows at once; a search finds the others. */
export const MAX_CHOICES = 24;

export interface RecipeChoice extends RecipeCard {
  holds: boolean;
}

/**
 * What a member may put into a cookbook: their own newest recipes, or what a search finds among all
 * that they may see. Throws cookbook.notFound or cookbook.notMember.
 */
export async function listRecipeChoices(
  db: Db,
  viewer: Person,
  cookbookId: number,
  search: string,
): Promise<{ cookbook: string; recipes: RecipeChoice[] }> {
  const cookbook = await getCookbookMembership(db, viewer, cookbookId);
  if (!mayAddToCookbook(viewer, cookbook)) throw new AppError("cookbook.notMember");
  const recipes =
    search === ""
      ? await selectChoices(db, viewer, cookbookId)
          .where("recipes.author_id", "=", viewer.id)
          .orderBy("recipes.created_at", "desc")
          .orderBy("recipes.id", "desc")
          .limit(MAX_CHOICES)
          .execute()
      : await findChoices(db, viewer, cookbookId, search);
  return {
    cookbook: cookbook.name,
    recipes: recipes.map((row) => ({ ...cardOf(row), holds: row.holds !== null })),
  };
}

async function findChoices(db: Db, viewer: Person, cookbookId: number, search: string) {
  const query = await parseQuery(db, search);
  const { ids } = await searchRecipes(db, viewer, query, { after: null, limit: MAX_CHOICES });
  const found = await selectChoices(db, viewer, cookbookId)
    .where("recipes.id", "in", ids)
    .execute();
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
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
