import { z } from "zod";
import type { CookbookCard, CookbookFront } from "#domain/cookbook/cookbook";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import { mayRemoveFromCookbook, type Person } from "../../policies/permissions";
import { cookbookVisibleTo } from "../../policies/visibility/cookbooks";
import { selectCounts } from "./cookbook-counts";
import { listFronts } from "./covers";
import { toMembership } from "./membership";

const PAGE_SIZE = 24;

const cursorSchema = z.tuple([z.number().int()]);

export async function listCookbooks(
  db: Db,
  viewer: Person,
  userId: number,
  cursor: string | null,
): Promise<{ cookbooks: (CookbookCard & CookbookFront)[]; next: string | null }> {
  const rows = await selectPage(db, userId, cursor)
    .select(selectCounts(viewer))
    .where(cookbookVisibleTo(viewer))
    .execute();
  const { page, next } = slicePage(rows);
  const cookbooks = page.map(({ recipes, members, ...cookbook }) => ({
    ...cookbook,
    recipes: recipes ?? 0,
    members: members ?? 0,
  }));
  return { cookbooks: await listFronts(db, viewer, cookbooks), next };
}

export interface CookbookChoice {
  id: number;
  name: string;
  imageVersion: number | null;
  holds: boolean;
  mayRemove: boolean;
}

export async function listCookbookChoices(
  db: Db,
  viewer: Person,
  recipeId: number,
  cursor: string | null,
): Promise<{ choices: CookbookChoice[]; next: string | null }> {
  const rows = await selectPage(db, viewer.id, cursor)
    .leftJoin("cookbook_recipes as held", (join) =>
      join.onRef("held.cookbook_id", "=", "cookbooks.id").on("held.recipe_id", "=", recipeId),
    )
    .select([
      "reader.is_administrator as isAdministrator",
      "held.added_by as addedBy",
      "held.added_at as addedAt",
    ])
    .execute();
  const { page, next } = slicePage(rows);
  return {
    choices: page.map(({ isAdministrator, addedBy, addedAt, ...cookbook }) => ({
      ...cookbook,
      holds: addedAt !== null,
      mayRemove: mayRemoveFromCookbook(
        viewer,
        { id: cookbook.id, membership: toMembership({ isAdministrator }) },
        { addedBy },
      ),
    })),
    next,
  };
}

function selectPage(db: Db, userId: number, cursor: string | null) {
  const [before] = cursor === null ? [null] : decodeCursor(cursor, cursorSchema);
  return db
    .selectFrom("cookbook_members as reader")
    .innerJoin("cookbooks", "cookbooks.id", "reader.cookbook_id")
    .select(["cookbooks.id", "cookbooks.name", "cookbooks.image_version as imageVersion"])
    .where("reader.user_id", "=", userId)
    .$if(before !== null, (query) => query.where("reader.cookbook_id", "<", before))
    .orderBy("reader.cookbook_id", "desc")
    .limit(PAGE_SIZE + 1);
}

function slicePage<Row extends { id: number }>(rows: Row[]) {
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { page, next: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null };
}
