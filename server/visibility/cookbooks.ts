import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { steppedInto, type Viewer } from "../permissions";

/** No user has this id. */
const NOBODY = 0;

export function cookbookVisibleTo(viewer: Viewer) {
  const opened = steppedInto(viewer, "COOKBOOK");
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

export async function findCookbookPicture(db: Db, viewer: Viewer, id: number) {
  return db
    .selectFrom("cookbooks")
    .select("cookbooks.image_version as imageVersion")
    .where("cookbooks.id", "=", id)
    .where(cookbookVisibleTo(viewer))
    .executeTakeFirst();
}
