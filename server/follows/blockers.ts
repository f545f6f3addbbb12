import { expressionBuilder } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { isAdmin, type Viewer } from "../permissions";

/**
 * The ids of who blocked the viewer, for scopes: nothing of theirs is there for the viewer. Null
 * where no block counts: for a visitor and for an ADMIN.
 */
export function blockersOf(viewer: Viewer) {
  if (!viewer || isAdmin(viewer)) return null;
  return expressionBuilder<Database>()
    .selectFrom("blocks")
    .select("blocks.blocker_id")
    .where("blocks.blocked_id", "=", viewer.id);
}

/** Whether somebody blocked the viewer, so that not even their picture is there. */
export async function isBlockedBy(db: Db, viewer: Viewer, userId: number): Promise<boolean> {
  if (!viewer || isAdmin(viewer)) return false;
  const block = await db
    .selectFrom("blocks")
    .select("blocked_at")
    .where("blocker_id", "=", userId)
    .where("blocked_id", "=", viewer.id)
    .executeTakeFirst();
  return block !== undefined;
}
