import { compileOnce } from "../../platform/db/compile-once";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import { type Person, pickRights } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";

const OWN = 50;
const OTHERS = 50;

/** Tags to suggest: the most used of the viewer's own recipes, then others of public ones. */
export async function listKnownTags(db: Db, viewer: Person): Promise<string[]> {
  const own = await selectOwn(db, { userId: viewer.id });
  const others = await selectOthers(db, { viewer: pickRights(viewer) });
  return [...new Set([...own, ...others].map(({ name }) => name))];
}

const selectOwn = compileOnce((db, { userId }: { userId: number }) =>
  db
    .selectFrom("recipes")
    .innerJoin("recipe_tags", "recipe_tags.recipe_id", "recipes.id")
    .innerJoin("tags", "tags.id", "recipe_tags.tag_id")
    .select("tags.name")
    .where("recipes.author_id", "=", userId)
    .where("tags.is_forbidden", "=", 0)
    .groupBy(["tags.id", "tags.name", "tags.key"])
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("tags.key")
    .limit(OWN),
);

const selectOthers = compileOnce((db, { viewer }: { viewer: Person }) =>
  db
    .selectFrom("tags")
    .select("tags.name")
    .where("tags.is_forbidden", "=", 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("recipe_tags")
          .innerJoin("recipes", "recipes.id", "recipe_tags.recipe_id")
          .select("recipes.id")
          .whereRef("recipe_tags.tag_id", "=", "tags.id")
          .where("recipes.visibility", "=", literal("PUBLIC"))
          .where(visibleTo(viewer)),
      ),
    )
    .orderBy("tags.id")
    .limit(OTHERS),
);
