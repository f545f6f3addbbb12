import type { ReportTarget } from "#domain/administration/report";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { getReported } from "./queries";

export async function fileReport(
  db: Db,
  viewer: Person,
  reported: ReportTarget,
  reason: string,
): Promise<void> {
  const { recipe, user, isImage } = reported;
  await consumeAttempt(db, [`report ${viewer.id}`]);
  await db.transaction().execute(async (trx) => {
    await getReported(trx, viewer, reported);
    await trx
      .insertInto("reports")
      .values({
        reporter_id: viewer.id,
        kind: isImage ? "PICTURE" : recipe === undefined ? "USER" : "RECIPE",
        recipe_id: recipe ?? null,
        user_id: user ?? null,
        reason,
        reported_at: Date.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
