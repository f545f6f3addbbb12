import { MAX_COUNTED, type Source, type Tab } from "#domain/recipe/recipe-filters";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import { type Person, pickRights } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { matchesSource } from "./list-scope";

/** Counts each source's recipes, and those of all together; a count above 5,000 only says so. */
export async function countSources(db: Db, viewer: Person): Promise<Record<Tab, number>> {
  const [counts] = await selectCounts(db, { viewer: pickRights(viewer) });
  const { user = 0, likedBy = 0, userCookbooks = 0, followedBy = 0, others = 0 } = counts ?? {};
  return { user, likedBy, userCookbooks, followedBy, all: user + followedBy + others };
}

/** `others` are the liked ones and those of cookbooks that the other two sources do not have. */
const selectCounts = compileOnce((db, { viewer }: { viewer: Person }) => {
  const selectIds = (source: Source) =>
    db
      .selectFrom("recipes")
      .select(["recipes.id", "recipes.author_id"])
      .where(matchesSource(viewer, source))
      .where(visibleTo(viewer))
      .limit(MAX_COUNTED + 1);
  return db
    .with("user", () => selectIds("user"))
    .with("likedBy", () => selectIds("likedBy"))
    .with("userCookbooks", () => selectIds("userCookbooks"))
    .with("followedBy", () => selectIds("followedBy"))
    .with("followed", (from) =>
      from
        .selectFrom("follows")
        .select("followed_id")
        .where("follower_id", "=", viewer.id)
        .where("accepted_at", "is not", null),
    )
    .with("others", (from) => {
      const selectOthers = (source: "likedBy" | "userCookbooks") =>
        from
          .selectFrom(source)
          .select("id")
          .where("author_id", "<>", viewer.id)
          .where("author_id", "not in", from.selectFrom("followed").select("followed_id"));
      return selectOthers("likedBy").union(selectOthers("userCookbooks"));
    })
    .selectNoFrom((eb) =>
      (["user", "likedBy", "userCookbooks", "followedBy", "others"] as const).map((name) =>
        eb
          .selectFrom(name)
          .select((each) => each.fn.countAll<number>().as("count"))
          .$asScalar()
          .as(name),
      ),
    );
});
