import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Database } from "../db/tables";
import { isAdmin, type Viewer } from "../permissions";

/**
 * The scope of the accounts that a viewer may see: public ones, their own, those of people whom they
 * follow; an account whose address is not confirmed yet is seen by nobody.
 */
export function accountVisibleTo(viewer: Viewer) {
  return (eb: ExpressionBuilder<Database, "users">): Expression<SqlBool> => {
    const isVerified = eb("users.verified_at", "is not", null);
    if (isAdmin(viewer)) return isVerified;
    const isPublic = eb("users.is_public", "=", 1);
    if (!viewer) return eb.and([isVerified, isPublic]);
    const isFollowed = eb.exists(
      eb
        .selectFrom("follows")
        .select("follows.follower_id")
        .where("follows.follower_id", "=", viewer.id)
        .whereRef("follows.followed_id", "=", "users.id")
        .where("follows.accepted_at", "is not", null),
    );
    return eb.and([isVerified, eb.or([isPublic, eb("users.id", "=", viewer.id), isFollowed])]);
  };
}
