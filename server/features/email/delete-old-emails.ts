import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";

const SENT_DAYS = 30;
/** Longer, because users ask about emails that never arrived. */
const GIVEN_UP_DAYS = 90;
const DAY_MS = 86_400_000;

export async function deleteOldEmails(db: Db, signal: AbortSignal): Promise<number> {
  const sent = await deleteBefore(db, signal, "sent_at", SENT_DAYS);
  return sent + (await deleteBefore(db, signal, "failed_at", GIVEN_UP_DAYS));
}

function deleteBefore(
  db: Db,
  signal: AbortSignal,
  column: "sent_at" | "failed_at",
  days: number,
): Promise<number> {
  const before = Date.now() - days * DAY_MS;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("outbox")
      .where("id", "in", (eb) =>
        eb.selectFrom("outbox").select("id").where(column, "<", before).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
