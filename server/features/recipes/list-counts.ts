import { MAX_COUNTED, type Source, TABS, type Tab } from "#domain/recipe/recipe-filters";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { matchesSource } from "./list-scope";

/** Counts each source's recipes, and those of all together; a count above 5,000 only says so. */
export async function countSources(db: Db, viewer: Person): Promise<Record<Tab, number>> {
  const selectIds = (source: Source) =>
    db
      .selectFrom("recipes")
      .select("recipes.id")
      .where(matchesSource(viewer, source))
      .where(visibleTo(viewer))
      .limit(MAX_COUNTED + 1);
  const { user, likedBy, userCookbooks, followedBy, all } = await db
    .with("user", () => selectIds("user"))
    .with("likedBy", () => selectIds("likedBy"))
    .with("userCookbooks", () => selectIds("userCookbooks"))
    .with("followedBy", () => selectIds("followedBy"))
    .with("all", (from) =>
      from
        .selectFrom("user")
        .select("id")
        .union(from.selectFrom("likedBy").select("id"))
        .union(from.selectFrom("userCookbooks").select("id"))
        .union(from.selectFrom("followedBy").select("id")),
    )
    .selectNoFrom((eb) =>
      TABS.map((name) =>
        eb
          .selectFrom(name)
          .select((each) => each.fn.countAll<number>().as("count"))
          .as(name),
      ),
    )
    .executeTakeFirstOrThrow();
  return {
    user: user ?? 0,
    likedBy: likedBy ?? 0,
    userCookbooks: userCookbooks ?? 0,
    followedBy: followedBy ?? 0,
    all: all ?? 0,
  };
}
