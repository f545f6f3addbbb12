import { RESTORE_MS } from "#domain/plan/plan";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";

/** Forgets removed entries that can no longer be brought back; returns how many. */
export async function deleteRemovedPlanEntries(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - RESTORE_MS;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("plan_entries")
      .where("id", "in", (eb) =>
        eb.selectFrom("plan_entries").select("id").where("removed_at", "<", before).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
