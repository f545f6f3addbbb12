import { CLOCK_DIFFERENCE_MS } from "../clock-difference";
import type { Db } from "../db/open";
import { AppError } from "../errors";

/** CPU time per user: about nine of the most expensive images. */
const BUDGET_MS = 20_000;
const WINDOW_MS = 60_000;

/** Throws request.tooMany once the user's budget is spent. */
export async function spendDecodingBudget(db: Db, personId: number, costMs: number): Promise<void> {
  const now = Date.now();
  const subject = `images ${personId}`;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("attempts")
      .select(["count", "window_ends_at as endsAt"])
      .where("subject", "=", subject)
      .executeTakeFirst();
    const latestEnd = now + WINDOW_MS + CLOCK_DIFFERENCE_MS;
    const isOpen = row !== undefined && row.endsAt > now && row.endsAt <= latestEnd;
    if (isOpen && row.count >= BUDGET_MS) {
      const seconds = Math.ceil((row.endsAt - now) / 1000);
      throw new AppError("request.tooMany", { "Retry-After": String(seconds) });
    }
    const spent = isOpen
      ? { count: row.count + costMs, window_ends_at: row.endsAt }
      : { count: costMs, window_ends_at: now + WINDOW_MS };
    await trx
      .insertInto("attempts")
      .values({ subject, ...spent })
      .onConflict((conflict) => conflict.column("subject").doUpdateSet(spent))
      .execute();
  });
}
