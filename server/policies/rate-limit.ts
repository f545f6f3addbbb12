import type { ExpressionBuilder, Kysely } from "kysely";
import { CLOCK_DIFFERENCE_MS } from "../platform/clock-difference";
import { deleteInBatches } from "../platform/db/batches";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";

const MOST_ATTEMPTS = 10;
const WINDOW_MINUTES = 15;
const LONGEST_WINDOW_MINUTES = 24 * 60;

/** The last attempt may exceed `most`. Ignores a window too far ahead, due to a wrong clock. */
export async function consumeAttempt(
  db: Kysely<Database>,
  subjects: string[],
  most = MOST_ATTEMPTS,
  minutes = WINDOW_MINUTES,
  cost = 1,
): Promise<void> {
  const now = Date.now();
  const newEnd = now + minutes * 60_000;
  const latestEnd = newEnd + CLOCK_DIFFERENCE_MS;
  for (const subject of subjects) {
    const counted = await db
      .insertInto("attempts")
      .values({ subject, count: cost, window_ends_at: newEnd })
      .onConflict((conflict) =>
        conflict
          .column("subject")
          .doUpdateSet((eb) => ({
            count: eb
              .case()
              .when(isOver(eb, now, latestEnd))
              .then(cost)
              .else(eb("attempts.count", "+", cost))
              .end(),
            window_ends_at: eb
              .case()
              .when(isOver(eb, now, latestEnd))
              .then(newEnd)
              .else(eb.ref("attempts.window_ends_at"))
              .end(),
          }))
          .where((eb) => eb.or([eb("attempts.count", "<", most), isOver(eb, now, latestEnd)])),
      )
      .returning("count")
      .executeTakeFirst();
    if (!counted) throw await createTooManyError(db, subject, now);
  }
}

export async function refundAttempt(db: Db, subjects: string[]): Promise<void> {
  await db
    .updateTable("attempts")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("subject", "in", subjects)
    .where("count", ">", 0)
    .execute();
}

export async function forgetAttempts(db: Kysely<Database>, subjects: string[]): Promise<void> {
  await db.deleteFrom("attempts").where("subject", "in", subjects).execute();
}

export async function forgetOldAttempts(db: Db, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  const latestEnd = now + LONGEST_WINDOW_MINUTES * 60_000 + CLOCK_DIFFERENCE_MS;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("attempts")
      .where("subject", "in", (eb) =>
        eb
          .selectFrom("attempts")
          .select("subject")
          .where((each) => isOver(each, now, latestEnd))
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

function isOver(eb: ExpressionBuilder<Database, "attempts">, now: number, latestEnd: number) {
  return eb.or([
    eb("attempts.window_ends_at", "<=", now),
    eb("attempts.window_ends_at", ">", latestEnd),
  ]);
}

async function createTooManyError(
  db: Kysely<Database>,
  subject: string,
  now: number,
): Promise<AppError> {
  const { window_ends_at } = await db
    .selectFrom("attempts")
    .select("window_ends_at")
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
  const seconds = Math.max(1, Math.ceil((window_ends_at - now) / 1000));
  return new AppError("request.tooMany", { "Retry-After": String(seconds) });
}
