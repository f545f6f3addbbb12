import { expressionBuilder } from "kysely";
import type { Database } from "../db/tables";
import type { Viewer } from "../permissions";

/**
 * The ids of the people who are not there for a viewer, for scopes: the suspended for everybody, who
 * blocked the viewer for the viewer. Nothing of theirs is there either.
 */
export function hiddenFrom(viewer: Viewer) {
  const eb = expressionBuilder<Database>();
  const suspended = eb
    .selectFrom("users as suspended")
    .select("suspended.id")
    .where("suspended.suspended_at", "is not", null);
  if (!viewer) return suspended;
  return suspended.unionAll(
    eb
      .selectFrom("blocks")
      .select("blocks.blocker_id as id")
      .where("blocks.blocked_id", "=", viewer.id),
  );
}
