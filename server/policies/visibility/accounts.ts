import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Database } from "../../platform/db/tables";
import { findGrantedId, type Viewer } from "../permissions";
import { hiddenFrom } from "./hidden-people";

/** Confirmed, not suspended, not blocking the viewer; username and image are public. */
export function accountExistsFor(viewer: Viewer) {
  const opened = findGrantedId(viewer, "USER");
  return (eb: ExpressionBuilder<Database, "users">): Expression<SqlBool> => {
    const exists = eb.and([
      eb("users.verified_at", "is not", null),
      eb("users.id", "not in", hiddenFrom(viewer)),
    ]);
    return opened === undefined ? exists : eb.or([exists, eb("users.id", "=", opened)]);
  };
}

export function accountVisibleTo(viewer: Viewer) {
  return (eb: ExpressionBuilder<Database, "users">): Expression<SqlBool> => {
    const exists = accountExistsFor(viewer)(eb);
    const isPublic = eb("users.is_public", "=", 1);
    if (!viewer) return eb.and([exists, isPublic]);
    const isFollowed = eb.exists(
      eb
        .selectFrom("follows")
        .select("follows.follower_id")
        .where("follows.follower_id", "=", viewer.id)
        .whereRef("follows.followed_id", "=", "users.id")
        .where("follows.accepted_at", "is not", null),
    );
    return eb.and([exists, eb.or([isPublic, eb("users.id", "=", viewer.id), isFollowed])]);
  };
}
