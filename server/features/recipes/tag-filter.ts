import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { tagKey } from "#domain/recipe/tags";
import type { Database } from "../../platform/db/tables";

/** A condition on `recipes`: it has this tag, by any spelling or by a word merged into it. */
export function hasTag(tag: string) {
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> =>
    eb.exists(
      eb
        .selectFrom("recipe_tags")
        .innerJoin("tags as current", "current.id", "recipe_tags.tag_id")
        .select("recipe_tags.position")
        .whereRef("recipe_tags.recipe_id", "=", "recipes.id")
        .where("current.is_forbidden", "=", 0)
        .where((tagged) =>
          tagged(
            "recipe_tags.tag_id",
            "=",
            tagged
              .selectFrom("tags")
              .select((named) => named.fn.coalesce("tags.merged_into", "tags.id").as("id"))
              .where("tags.key", "=", tagKey(tag)),
          ),
        ),
    );
}
