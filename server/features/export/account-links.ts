import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { notRemoved } from "../../policies/visibility/recipes";

/** Lists the secret addresses of somebody's recipes. */
export function listShareLinks(db: Db, viewer: Person) {
  return db
    .selectFrom("share_links")
    .innerJoin("recipes", "recipes.id", "share_links.recipe_id")
    .select([
      "share_links.recipe_id as recipe",
      "share_links.secret as key",
      "share_links.shared_at as sharedAt",
    ])
    .where("recipes.author_id", "=", viewer.id)
    .where(notRemoved)
    .orderBy("share_links.recipe_id")
    .execute();
}

/** Lists the secret addresses of cookbooks that somebody made. */
export function listCookbookLinks(db: Db, viewer: Person) {
  return db
    .selectFrom("cookbook_links")
    .select(["cookbook_id as cookbook", "secret as key", "shared_at as sharedAt"])
    .where("shared_by", "=", viewer.id)
    .orderBy("cookbook_id")
    .execute();
}

/** Lists the secret addresses of lists and plans that somebody made. */
export function listHouseholdLinks(db: Db, viewer: Person) {
  return db
    .selectFrom("household_links")
    .select(["kind", "cookbook_id as cookbook", "secret as key", "shared_at as sharedAt"])
    .where("shared_by", "=", viewer.id)
    .orderBy("secret")
    .execute();
}
