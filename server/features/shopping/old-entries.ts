import { BASKET_MS, RESTORE_MS } from "#domain/shopping/shopping";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";

/** Forgets what was bought or removed long enough ago; returns how many entries. */
export async function deleteOldEntries(db: Db, signal: AbortSignal): Promise<number> {
  const bought = await deleteBefore(db, signal, "ticked_at", Date.now() - BASKET_MS);
  return bought + (await deleteBefore(db, signal, "removed_at", Date.now() - RESTORE_MS));
}

function deleteBefore(
  db: Db,
  signal: AbortSignal,
  column: "ticked_at" | "removed_at",
  before: number,
): Promise<number> {
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("shopping_entries")
      .where("id", "in", (eb) =>
        eb.selectFrom("shopping_entries").select("id").where(column, "<", before).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
