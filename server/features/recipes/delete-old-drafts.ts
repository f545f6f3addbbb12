import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";

const DRAFT_DAYS = 90;
/** How long a discarded form is remembered, so that a late request does not restore it. */
const DISCARDED_DAYS = 1;
const DAY_MS = 86_400_000;

export async function deleteOldDrafts(db: Db, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("recipe_drafts")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("recipe_drafts")
          .select("id")
          .where((each) =>
            each.or([
              each("updated_at", "<", now - DRAFT_DAYS * DAY_MS),
              each.and([
                each("form", "is", null),
                each("updated_at", "<", now - DISCARDED_DAYS * DAY_MS),
              ]),
            ]),
          )
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
