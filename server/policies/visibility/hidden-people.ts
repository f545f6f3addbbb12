import { expressionBuilder } from "kysely";
import type { Database } from "../../platform/db/tables";
import type { Viewer } from "../permissions";

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
