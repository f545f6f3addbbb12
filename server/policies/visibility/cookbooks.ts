import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { findGrantedId, type Viewer } from "../permissions";
import { hiddenFrom } from "./hidden-people";

const NOBODY = 0;

export function cookbookVisibleTo(viewer: Viewer) {
  const opened = findGrantedId(viewer, "COOKBOOK");
  return (eb: ExpressionBuilder<Database, "cookbooks">): Expression<SqlBool> => {
    const isMember = eb.exists(
      eb
        .selectFrom("cookbook_members")
        .select("cookbook_members.user_id")
        .whereRef("cookbook_members.cookbook_id", "=", "cookbooks.id")
        .where("cookbook_members.user_id", "=", viewer?.id ?? NOBODY),
    );
    return opened === undefined ? isMember : eb.or([isMember, eb("cookbooks.id", "=", opened)]);
  };
}

export function openedByLink(key: string, viewer: Viewer) {
  return (eb: ExpressionBuilder<Database, "cookbook_links">): Expression<SqlBool> =>
    eb.and([
      eb("cookbook_links.secret", "=", key),
      eb("cookbook_links.shared_by", "not in", hiddenFrom(viewer)),
    ]);
}

export async function findCookbookImage(db: Db, viewer: Viewer, id: number, key: string | null) {
  const find = db
    .selectFrom("cookbooks")
    .select(["cookbooks.image_version as imageVersion", "cookbooks.image_key as imageKey"])
    .where("cookbooks.id", "=", id);
  const seen = await find.where(cookbookVisibleTo(viewer)).executeTakeFirst();
  if (seen || !key) return seen;
  return find
    .innerJoin("cookbook_links", "cookbook_links.cookbook_id", "cookbooks.id")
    .where(openedByLink(key, viewer))
    .executeTakeFirst();
}
