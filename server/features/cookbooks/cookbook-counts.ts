import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../platform/db/tables";
import type { Viewer } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { visibleTo } from "../../policies/visibility/recipes";

export function selectCounts(viewer: Viewer) {
  return (eb: ExpressionBuilder<Database, "cookbooks">) =>
    [
      eb
        .selectFrom("cookbook_recipes as held")
        .innerJoin("recipes", "recipes.id", "held.recipe_id")
        .select((recipe) => recipe.fn.countAll<number>().as("count"))
        .whereRef("held.cookbook_id", "=", "cookbooks.id")
        .where(visibleTo(viewer))
        .as("recipes"),
      eb
        .selectFrom("cookbook_members as member")
        .innerJoin("users", "users.id", "member.user_id")
        .select((member) => member.fn.countAll<number>().as("count"))
        .whereRef("member.cookbook_id", "=", "cookbooks.id")
        .where(accountExistsFor(viewer))
        .as("members"),
    ] as const;
}
