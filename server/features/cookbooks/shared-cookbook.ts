import type { RecipeCard } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../policies/permissions";
import { openedByLink } from "../../policies/visibility/cookbooks";
import { givenAwayBy } from "../../policies/visibility/recipes";
import { toRecipeCard } from "../recipes/recipe-card";
import { listRecipesInScope } from "./contents";

interface SharedCookbook {
  id: number;
  name: string;
  description: string;
  imageVersion: number | null;
  sharedBy: number;
}

/** A key also stops working once its creator is hidden. */
export async function getSharedCookbook(
  db: Db,
  viewer: Viewer,
  key: string,
): Promise<SharedCookbook> {
  const cookbook = await db
    .selectFrom("cookbook_links")
    .innerJoin("cookbooks", "cookbooks.id", "cookbook_links.cookbook_id")
    .select([
      "cookbooks.id",
      "cookbooks.name",
      "cookbooks.description",
      "cookbooks.image_version as imageVersion",
      "cookbook_links.shared_by as sharedBy",
    ])
    .where(openedByLink(key, viewer))
    .executeTakeFirst();
  if (!cookbook) throw new AppError("cookbook.notFound");
  return cookbook;
}

/** Hides the like counts of non-public recipes from viewers who have only the key. */
export async function listSharedRecipes(
  db: Db,
  viewer: Viewer,
  { id, sharedBy }: SharedCookbook,
  cursor: string | null,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const { rows, next } = await listRecipesInScope(db, id, givenAwayBy(sharedBy, viewer), cursor);
  const recipes = rows.map((row) => {
    const card = toRecipeCard(row);
    return { ...card, likes: card.visibility === "PUBLIC" ? card.likes : 0 };
  });
  return { recipes, next };
}
